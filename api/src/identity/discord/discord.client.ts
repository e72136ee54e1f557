import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { systemClock, type Clock } from './clock.ts';
import { DiscordGuild, DiscordUser, GuildMemberships } from './discord-answers.ts';
import type { GuildMembership } from './discord-answers.ts';
import { DiscordRest, type DiscordRestOptions, type DiscordTokens } from './discord-rest.ts';
import { LookupCache } from './lookup-cache.ts';
import type { PaceLimit } from './pace.ts';
import { SingleFlight } from '../../core/cache/single-flight.ts';

export type DiscordClientOptions = Omit<DiscordRestOptions, 'clock' | 'pace'> & {
  clock?: Clock;
  /** Default: a little below the 50 requests a second that Discord documents for a bot. */
  pace?: PaceLimit;
};

/** Injection token of {@link DiscordClientOptions}. */
export const DISCORD_OPTIONS = Symbol('DiscordClientOptions');

const PACE: PaceLimit = { requests: 45, perMs: 1000 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The one client of Discord's REST API for the whole API: aware of rate limits, one request per key
 * at a time, cached, with a time budget. Every call may throw DiscordUnavailable or
 * DiscordRateLimited; neither says anything about the person, so neither may sign anyone out. A
 * refused access token costs one request and DiscordUnauthorized, from then on no request.
 */
@Injectable()
export class DiscordClient {
  readonly #rest: DiscordRest;
  readonly #refreshes = new SingleFlight<DiscordTokens>();
  readonly #owners = new SingleFlight<DiscordUser>();
  readonly #users: LookupCache<DiscordUser | null>;
  readonly #guilds: LookupCache<DiscordGuild | null>;
  readonly #memberships: LookupCache<GuildMembership[]>;

  constructor(@Inject(DISCORD_OPTIONS) options: DiscordClientOptions) {
    const clock = options.clock ?? systemClock;
    const now = () => clock.now();
    this.#rest = new DiscordRest({ ...options, clock, pace: options.pace ?? PACE });
    // Spec 0 §7: user information is kept for 24 hours.
    this.#users = new LookupCache({ maxEntries: 20_000, ttlMs: DAY, staleMs: 7 * DAY, now });
    this.#guilds = new LookupCache({ maxEntries: 5_000, ttlMs: HOUR, staleMs: DAY, now });
    this.#memberships = new LookupCache({
      maxEntries: 1_000,
      ttlMs: MINUTE,
      staleMs: 10 * MINUTE,
      now,
    });
  }

  /**
   * A code from the callback for tokens.
   * @throws DiscordUnauthorized where the code is used, old, or not ours
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
   * New tokens for a refresh token; one request however many ask in this process meanwhile. The old
   * refresh token is dead afterwards, so that replicas have to take turns by a lock of their own.
   * @throws DiscordUnauthorized where the person has to sign in again
   */
  refresh(refreshToken: string): Promise<DiscordTokens> {
    return this.#refreshes.run(hash(refreshToken), () =>
      this.#rest.token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    );
  }

  /** Ends everything that the person allowed; either token will do. Fine if it is over already. */
  revoke(token: string): Promise<void> {
    return this.#rest.revoke(token);
  }

  /** Who an access token belongs to. */
  currentUser(accessToken: string): Promise<DiscordUser> {
    const resource = { route: 'GET /users/@me', path: '/users/@me' };
    return this.#owners.run(hash(accessToken), () =>
      this.#rest.readAs(accessToken, resource, DiscordUser),
    );
  }

  /**
   * The person's servers with their numbers of members, cached for a minute.
   * @param fresh asks Discord now, and fails where it is away: for decisions about rights
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
   * Anyone by id, with the bot token; cached for 24 hours, and longer while Discord is away.
   * @returns null where there is no such user
   */
  user(id: string): Promise<DiscordUser | null> {
    const resource = { route: 'GET /users/:id', path: `/users/${encodeURIComponent(id)}` };
    return this.#users.get(id, () => this.#rest.readAsBot(resource, DiscordUser));
  }

  /**
   * A server by id, with the bot token; cached for an hour.
   * @returns null where there is no such server or the bot is not in it
   */
  guild(id: string): Promise<DiscordGuild | null> {
    const path = `/guilds/${encodeURIComponent(id)}?with_counts=true`;
    const resource = { route: 'GET /guilds/:id', path, major: id };
    return this.#guilds.get(id, () => this.#rest.readAsBot(resource, DiscordGuild));
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
