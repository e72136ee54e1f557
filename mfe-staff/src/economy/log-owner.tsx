import { PersonId } from '../names/named-id.tsx';
import { useStaffEconomyUserQuery } from './economy.api.ts';

/** Name and avatar of whose log it is (spec 1 §3); the id where there is no name. */
export function LogOwner({ id }: { id: string }) {
  const { currentData } = useStaffEconomyUserQuery(id);
  const person =
    currentData && currentData.user !== id
      ? { name: currentData.user, avatar: currentData.avatar }
      : undefined;
  return <PersonId id={id} person={person} />;
}
