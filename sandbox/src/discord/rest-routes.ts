import { demoAccount } from '../people/accounts.ts';
import type { Grant, Grants } from './grants.ts';
import { demoGuild, membershipsOf } from './guilds.ts';
import { apiError, json, unauthorized, type Reply, type Request } from '../http/http.ts';
import { personOf, serverOf } from './population.ts';
import { isSnowflake } from './snowflake.ts';

/** `GET /users/@me` by access token (scope `identify`) or bot token. */
export function currentUser(request: Request, grants: Grants): Reply {
  const grant = grantOf(request, grants);
  const account = grant && demoAccount(grant.account);
  if (!account) return unauthorized();
  if (!grant.scopes.includes('identify')) return apiError(403, 'Missing Access', 50001);
  return json(200, { ...account.user, locale: 'en-US', mfa_enabled: false, flags: 0 });
}

/**
 * `GET /users/@me/guilds` by access token with scope `guilds`; paginated with `after` and `limit`.
 */
export function currentGuilds(request: Request, grants: Grants): Reply {
  const grant = grantOf(request, grants);
  if (!grant) return unauthorized();
  if (!grant.scopes.includes('guilds')) return apiError(403, 'Missing Access', 50001);
  const query = request.url.searchParams;
  const limit = Number(query.get('limit') ?? 200);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) return invalidForm();
  const after = query.get('after') ?? '0';
  if (!isSnowflake(after)) return invalidForm();
  const all = membershipsOf(grant.account, query.get('with_counts') === 'true');
  return json(200, all.filter(({ id }) => BigInt(id) > BigInt(after)).slice(0, limit));
}

/** `GET /users/:id` by bot token. */
export function userById(request: Request, botToken: string, now: number): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  const id = request.params.id ?? '';
  if (!isSnowflake(id)) return invalidForm();
  const user = personOf(id, now);
  return user ? json(200, user) : apiError(404, 'Unknown User', 10013);
}

/** `GET /guilds/:id` by bot token: only servers with the bot. */
export function guildById(request: Request, botToken: string, now: number): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  const id = request.params.id ?? '';
  if (!isSnowflake(id)) return invalidForm();
  const known = demoGuild(id);
  if (known && !known.hasBot) return apiError(403, 'Missing Access', 50001);
  const guild = known?.guild ?? serverOf(id, now);
  if (!guild) return apiError(404, 'Unknown Guild', 10004);
  const { approximate_member_count, approximate_presence_count, ...rest } = guild;
  const counts = request.url.searchParams.get('with_counts') === 'true';
  return json(200, {
    ...rest,
    ...(counts && { approximate_member_count, approximate_presence_count }),
  });
}

function grantOf({ headers }: Request, grants: Grants): Grant | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme === 'Bearer' && token ? grants.find(token) : undefined;
}

const isBot = ({ headers }: Request, botToken: string): boolean =>
  headers.authorization === `Bot ${botToken}`;

const invalidForm = (): Reply => apiError(400, 'Invalid Form Body', 50035);
