import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { usePublicUserQuery } from '../avatars/avatars.api.ts';

/**
 * Profile of a member. If the team's answer lacks the name or the data, the profile is fetched by id
 * (spec 0 §7). Without a profile the name falls back to the id.
 */
export function useMember({ user_id: id, username, user_data: data }: TeamMember) {
  const isComplete = Boolean(username) && Boolean(data);
  const { data: profile } = usePublicUserQuery(id, { skip: isComplete });
  return {
    name: username || profile?.user || (profile ? 'Unknown User' : id),
    avatar: data?.avatar ?? profile?.avatar ?? null,
    activity: data?.activity ?? profile?.activity ?? null,
    data,
  };
}
