import type { APIUser, RESTGetAPICurrentUserGuildsQuery } from 'discord-api-types/v10';
import { demoAccount } from '../people/accounts.ts';
import { discordError, invalidForm, unauthorized } from './discord-error.ts';
import type { Grant, Grants } from './grants.ts';
import { demoGuild, membershipsOf, type Membership } from './guilds.ts';
import { json, type Reply, type Request } from '../http/http.ts';
import type { DiscordGuild } from './new-guild.ts';
import { personOf, serverOf } from './population.ts';
import { isSnowflake } from './snowflake.ts';

const MAX_GUILDS = 200;

/** `GET /users/@me` by access token (scope `identify`). */
export function currentUser(request: Request, grants: Grants): Reply {
  const grant = grantOf(request, grants);
  const account = grant && demoAccount(grant.account);
  if (!account) return unauthorized();
  if (!grant.scopes.includes('identify')) return missingScope();
  return answer<APIUser>({
    ...account.user,
    locale: 'en-US',
    mfa_enabled: account.mfa,
    ...(grant.scopes.includes('email') && {
      email: `${account.user.username}@discord.example`,
      // One account has not confirmed its address.
      verified: account.key !== 'visitor',
    }),
    premium_type: 0,
  });
}

/**
 * `GET /users/@me/guilds` by access token with scope `guilds`; paginated with `before`, `after` and
 * `limit`.
 */
export function currentGuilds(request: Request, grants: Grants): Reply {
  const grant = grantOf(request, grants);
  if (!grant) return unauthorized();
  if (!grant.scopes.includes('guilds')) return missingScope();
  const get = (name: keyof RESTGetAPICurrentUserGuildsQuery) => request.url.searchParams.get(name);
  const limit = Number(get('limit') ?? MAX_GUILDS);
  if (!Number.isInteger(limit)) return notCoerced('limit', get('limit'), 'int');
  if (limit < 1) {
    return invalidForm(
      'limit',
      'NUMBER_TYPE_MIN',
      'int value should be greater than or equal to 1.',
    );
  }
  if (limit > MAX_GUILDS) {
    const message = `int value should be less than or equal to ${MAX_GUILDS}.`;
    return invalidForm('limit', 'NUMBER_TYPE_MAX', message);
  }
  const after = get('after') ?? '0';
  if (!isSnowflake(after)) return notCoerced('after', after);
  const before = get('before');
  if (before !== null && !isSnowflake(before)) return notCoerced('before', before);
  const inRange = membershipsOf(grant.account, get('with_counts') === 'true').filter(
    ({ id }) => BigInt(id) > BigInt(after) && (before === null || BigInt(id) < BigInt(before)),
  );
  // With `before`, the page ends there.
  return answer<Membership[]>(
    before !== null && get('after') === null ? inRange.slice(-limit) : inRange.slice(0, limit),
  );
}

/** `GET /users/:id` by bot token. */
export function userById(request: Request, botToken: string, now: number): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  const id = request.params.id ?? '';
  if (!isSnowflake(id)) return notCoerced('user_id', id);
  const user = personOf(id, now);
  return user ? answer<APIUser>(user) : discordError(404, 'Unknown User', 'UnknownUser');
}

/** `GET /guilds/:id` by bot token: only servers with the bot. */
export function guildById(request: Request, botToken: string, now: number): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  const id = request.params.id ?? '';
  if (!isSnowflake(id)) return notCoerced('guild_id', id);
  const known = demoGuild(id);
  if (known && !known.hasBot) return discordError(403, 'Missing Access', 'MissingAccess');
  const guild = known?.guild ?? serverOf(id, now);
  if (!guild) return discordError(404, 'Unknown Guild', 'UnknownGuild');
  const { approximate_member_count, approximate_presence_count, ...rest } = guild;
  const counts = request.url.searchParams.get('with_counts') === 'true';
  return counts ? answer<DiscordGuild>(guild) : json(200, rest);
}

/** A response of Discord's published type. */
const answer = <Published>(value: Published): Reply => json(200, value);

function grantOf({ headers }: Request, grants: Grants): Grant | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme === 'Bearer' && token ? grants.find(token) : undefined;
}

export const isBot = ({ headers }: Request, botToken: string): boolean =>
  headers.authorization === `Bot ${botToken}`;

const missingScope = (): Reply =>
  discordError(403, 'Missing required OAuth2 scope', 'MissingRequiredOAuth2Scope');

const notCoerced = (name: string, value: string | null, type = 'snowflake'): Reply =>
  invalidForm(name, 'NUMBER_TYPE_COERCE', `Value "${value}" is not ${type}.`);
