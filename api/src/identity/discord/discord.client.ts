import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Inject, Injectable } from '@nestjs/common';
import { systemClock, type Clock } from './clock.ts';
import { DiscordGuild, DiscordUser, GuildMemberships } from './discord-answers.ts';
import type { GuildMembership } from './discord-answers.ts';
import { Entitlement, Sku } from './entitlement-answers.ts';
import { DiscordUnavailable } from './discord-errors.ts';
import { DiscordRest, type DiscordRestOptions, type DiscordTokens } from './discord-rest.ts';
import { LookupCache } from './lookup-cache.ts';
import type { PaceLimit } from './pace.ts';
import { SingleFlight } from '../../core/cache/single-flight.ts';

export type DiscordClientOptions = Omit<DiscordRestOptions, 'clock' | 'pace'> & {
  clock?: Clock;
  /** Default: slightly below the documented limit of 50 requests per second. */
  pace?: PaceLimit;
};

/** Injection token of {@link DiscordClientOptions}. */
export const DISCORD_OPTIONS = Symbol('DiscordClientOptions');

const PACE: PaceLimit = { requests: 45, perMs: 1000 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The client of Discord's REST API. It respects rate limits, sends one request per key at a time,
 * caches answers, and limits the time of each call. Every call may throw DiscordUnavailable or
 * DiscordRateLimited; neither concerns the user, so neither may end a session. A refused access
 * token throws DiscordUnauthorized and is not sent again.
 */
@Injectable()
export class DiscordClient {
  readonly #rest: DiscordRest;
  readonly #refreshes = new SingleFlight<DiscordTokens>();
  readonly #owners = new SingleFlight<DiscordUser>();
  readonly #users: LookupCache<DiscordUser | null>;
  readonly #guilds: LookupCache<DiscordGuild | null>;
  readonly #memberships: LookupCache<GuildMembership[]>;
  readonly #skus: LookupCache<Sku[]>;

  constructor(@Inject(DISCORD_OPTIONS) options: DiscordClientOptions) {
    const clock = options.clock ?? systemClock;
    const now = () => clock.now();
    this.#rest = new DiscordRest({ ...options, clock, pace: options.pace ?? PACE });
    // User information is cached for 24 hours (spec 0 §7).
    this.#users = new LookupCache({ maxEntries: 20_000, ttlMs: DAY, staleMs: 7 * DAY, now });
    this.#guilds = new LookupCache({ maxEntries: 5_000, ttlMs: HOUR, staleMs: DAY, now });
    this.#skus = new LookupCache({ maxEntries: 1, ttlMs: HOUR, staleMs: DAY, now });
    this.#memberships = new LookupCache({
      maxEntries: 1_000,
      ttlMs: MINUTE,
      staleMs: 10 * MINUTE,
      now,
    });
  }

  /**
   * Exchanges the code of a callback for tokens.
   * @throws DiscordUnauthorized when the code is used, expired, or of another application
   */
  exchangeCode(input: {
    code: string;
    redirectUri: string;
    codeVerifier: string;
  }): Promise<DiscordTokens> {
    return this.#rest.token({
      grant_type: 'authorization_code',
      code: input.code,
      redirect_uri: input.redirectUri,
      code_verifier: input.codeVerifier,
    });
  }

  /**
   * Exchanges a refresh token for new tokens, with one request for all concurrent callers of this
   * process. The old refresh token becomes invalid, so replicas need a lock.
   * @throws DiscordUnauthorized when the user has to sign in again
   */
  refresh(refreshToken: string): Promise<DiscordTokens> {
    return this.#refreshes.run(hash(refreshToken), () =>
      this.#rest.token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    );
  }

  /** Revokes the grant of an access or refresh token. An already revoked token is no error. */
  revoke(token: string): Promise<void> {
    return this.#rest.revoke(token);
  }

  /** The user of an access token. */
  currentUser(accessToken: string): Promise<DiscordUser> {
    const resource = { route: 'GET /users/@me', path: '/users/@me' };
    return this.#owners.run(hash(accessToken), () =>
      this.#rest.readAs(accessToken, resource, DiscordUser),
    );
  }

  /**
   * The servers of a user with member counts, cached for a minute.
   * @param fresh skips the cache and stale values, for decisions about rights
   */
  currentGuilds(accessToken: string, { fresh = false } = {}): Promise<GuildMembership[]> {
    const resource = {
      route: 'GET /users/@me/guilds',
      path: '/users/@me/guilds?with_counts=true',
    };
    const load = () => this.#rest.readAs(accessToken, resource, GuildMemberships);
    return this.#memberships.get(hash(accessToken), load, fresh);
  }

  /**
   * A user by id, with the bot token; cached for 24 hours, and longer while Discord is unavailable.
   * @returns null for an unknown user
   */
  user(id: string): Promise<DiscordUser | null> {
    const resource = { route: 'GET /users/:id', path: `/users/${encodeURIComponent(id)}` };
    return this.#users.get(id, () => this.#rest.readAsBot(resource, DiscordUser));
  }

  /**
   * A server by id, with the bot token; cached for an hour.
   * @param options `fresh`: fetched now, for decisions
   * @returns null for an unknown server, or one without the bot
   */
  guild(id: string, { fresh = false } = {}): Promise<DiscordGuild | null> {
    const path = `/guilds/${encodeURIComponent(id)}?with_counts=true`;
    const resource = { route: 'GET /guilds/:id', path, major: id };
    return this.#guilds.get(id, () => this.#rest.readAsBot(resource, DiscordGuild), fresh);
  }

  /**
   * What was bought in Discord, also what was deleted or has ended: the oldest first, 100 at most.
   * @param after id of the last one that was read; `0`: from the beginning
   */
  async entitlements(applicationId: string, after: string): Promise<Entitlement[]> {
    const route = 'GET /applications/:id/entitlements';
    const query = `limit=100&after=${after}&exclude_ended=false&exclude_deleted=false`;
    const path = `/applications/${applicationId}/entitlements?${query}`;
    const listed = await this.#rest.readAsBot({ route, path }, z.array(Entitlement));
    if (!listed) throw new DiscordUnavailable('not-configured', route, 'DISCORD_CLIENT_ID');
    return listed;
  }

  /**
   * What the application sells in Discord; cached for an hour.
   * @param options `fresh`: fetched now
   */
  skus(applicationId: string, { fresh = false } = {}): Promise<Sku[]> {
    const route = 'GET /applications/:id/skus';
    const path = `/applications/${applicationId}/skus`;
    const load = async () => {
      const listed = await this.#rest.readAsBot({ route, path }, z.array(Sku));
      if (!listed) throw new DiscordUnavailable('not-configured', route, 'DISCORD_CLIENT_ID');
      return listed;
    };
    return this.#skus.get(applicationId, load, fresh);
  }

  /** Marks a consumable purchase as used, so that its buyer can buy another one. Works once. */
  consume(applicationId: string, entitlementId: string): Promise<void> {
    const route = 'POST /applications/:id/entitlements/:entitlement/consume';
    const path = `/applications/${applicationId}/entitlements/${entitlementId}/consume`;
    return this.#rest.postAsBot({ route, path });
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
