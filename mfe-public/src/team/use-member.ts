import type { TeamMember } from 'shared/contracts/team/schema';
import { usePublicUserQuery } from '../avatars/avatars.api.ts';

/**
 * What is known of a member. The team's own answer tells it; only whom the bot has not told about
 * yet is looked up by id (spec 0 §7), and without an answer the name falls back to the id.
 */
export function useMember(member: TeamMember) {
  const { user_id: id, username, user_data: data } = member;
  const isTold = Boolean(username) || data !== null;
  const { data: profile } = usePublicUserQuery(id, { skip: isTold });
  const told = isTold ? username : profile?.user;
  return {
    name: told || (isTold || profile ? 'Unknown User' : id),
    avatar: data?.avatar ?? profile?.avatar ?? null,
    data,
  };
}
