import type { RemoteInSnapshot } from '@portico/sdk/platform';
import { isTeamMember, refreshSession, refreshTeam } from '@portico/sdk/host';

/**
 * Asks the API who the visitor is, where it answers 401, 403 or 404 for a file of a restricted remote. The
 * guard of the page follows the answer (`RouteGuard`).
 * @returns whether the visitor may still load the remote, or the API does not say
 */
export async function isStillAdmitted({
  restriction,
}: Pick<RemoteInSnapshot, 'restriction'>): Promise<boolean> {
  if (restriction !== 'team') return true;
  const [user] = await Promise.all([refreshSession(), refreshTeam()]);
  return user !== null && (user === undefined || isTeamMember(user.id));
}
