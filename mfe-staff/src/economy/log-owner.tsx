import { PersonId } from '../names/named-id.tsx';
import { useStaffEconomyUserQuery } from './economy.api.ts';

/** Name and avatar of the log's owner (spec 1 §3); the id without a known name. */
export function LogOwner({ id }: { id: string }) {
  const { currentData } = useStaffEconomyUserQuery(id);
  const person =
    currentData && currentData.user !== id
      ? { name: currentData.user, avatar: currentData.avatar }
      : undefined;
  return <PersonId id={id} person={person} />;
}
