import { SIGN_IN_PATH } from '@portico/sdk/contracts/session/sign-in';
import type { Config } from '../../core/config/config.ts';
import type { PassportRequest } from './discord.strategy.ts';
import { takeDestination } from './return-cookie.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';

/** Marks a sign-in that was sent on. It is not sent on again, so a proxy that rewrites `Host` makes no loop. */
const SENT_ON = 'sent';

/**
 * Lets a sign-in begin at `PUBLIC_ORIGIN`. Discord leads back to that host only, where browsers send no cookie that
 * another host (`www.`, `127.0.0.1`) has set.
 * @returns undefined for a callback, and for a sign-in that was sent on before
 */
export function beginAtOwnHost(
  request: PassportRequest,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): SignInOutcome | undefined {
  const { returnTo, again, [SENT_ON]: sent } = request.query as Record<string, unknown>;
  const reply = request.signInReply;
  if (!reply || sent !== undefined || request.routeOptions.url !== SIGN_IN_PATH) return undefined;
  const query = new URLSearchParams({
    returnTo: takeDestination(request, reply, returnTo),
    ...(again === '1' && { again }),
    [SENT_ON]: '1',
  });
  return { origin: publicOrigin, returnTo: `${SIGN_IN_PATH}?${query.toString()}` };
}
