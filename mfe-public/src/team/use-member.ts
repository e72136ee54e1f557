import type { TeamMember } from 'shared/contracts/team/schema';
import { usePublicUserQuery } from '../avatars/avatars.api.ts';

/**
 * What is known of a member. Where the team's answer leaves out the name or the rest, the person is
 * looked up by id (spec 0 §7); without an answer the name falls back to the id.
 */
export function useMember({ user_id: id, username, user_data: data }: TeamMember) {
  const isKnown = Boolean(username) && Boolean(data);
  const { data: profile } = usePublicUserQuery(id, { skip: isKnown });
  return {
    name: username || profile?.user || (profile ? 'Unknown User' : id),
    avatar: data?.avatar ?? profile?.avatar ?? null,
    activity: data?.activity ?? profile?.activity ?? null,
    data,
  };
}
