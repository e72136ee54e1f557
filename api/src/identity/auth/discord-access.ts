import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../core/db/database.ts';
import { DiscordUnauthorized, DiscordUnavailable } from '../discord/discord-errors.ts';
import { DiscordClient } from '../discord/discord.client.ts';
import type { DiscordTokens } from '../discord/discord-rest.ts';
import { SingleFlight } from '../../core/cache/single-flight.ts';
import { Log } from '../../core/log/log.ts';
import { DiscordGrantRepository, type DiscordGrant } from './discord-grant.repository.ts';

const ROUTE = 'refresh of a grant';
/** Interval and time limit of the wait for another replica's refresh. */
const POLL_MS = 100;
const REFRESH_TIMEOUT_MS = 8_000;

/**
 * Calls Discord on behalf of users. Tokens are refreshed once for all concurrent calls and
 * replicas. An outage of Discord or a refused token never ends a session of the site.
 */
@Injectable()
export class DiscordAccess {
  private readonly flights = new SingleFlight<DiscordGrant>();

  constructor(
    private readonly grants: DiscordGrantRepository,
    private readonly discord: DiscordClient,
    private readonly log: Log,
  ) {}

  /** Stores the tokens of a sign-in. */
  save(userId: string, tokens: DiscordTokens): Promise<void> {
    return this.grants.put(userId, tokens);
  }

  /**
   * Makes a call with the user's access token, and repeats it with a new token when it is refused.
   * @throws DiscordUnauthorized when the user has to sign in again for the call
   * @throws DiscordUnavailable, DiscordRateLimited
   */
  async use<T>(userId: string, call: (accessToken: string) => Promise<T>): Promise<T> {
    let grant = await this.grants.find(userId);
    if (grant?.isEnding) grant = await this.renewed(userId, grant);
    if (!grant) throw new DiscordUnauthorized(ROUTE);
    try {
      return await call(grant.accessToken);
    } catch (error) {
      if (!(error instanceof DiscordUnauthorized)) throw error;
      return call((await this.renewed(userId, grant)).accessToken);
    }
  }

  /**
   * Deletes the grant and revokes it at Discord. A failed revocation does not fail the sign-out:
   * our copy is deleted, and the tokens expire within a week.
   */
  async revoke(userId: string): Promise<void> {
    await this.revokeTaken(() => this.grants.take(userId));
  }

  /**
   * Deletes the grant in a transaction of the caller.
   * @returns revokes the grant at Discord; call it after the commit
   */
  async drop(tx: Database, userId: string): Promise<() => Promise<void>> {
    const grant = await this.grants.take(userId, tx);
    return () => this.revokeTaken(async () => grant);
  }

  private async revokeTaken(
    take: () => Promise<{ refreshToken: string } | undefined>,
  ): Promise<void> {
    try {
      const grant = await take();
      if (grant) await this.discord.revoke(grant.refreshToken);
    } catch (error) {
      this.log.warn({ err: error }, 'a grant was deleted but not revoked at Discord');
    }
  }

  private renewed(userId: string, stale: DiscordGrant): Promise<DiscordGrant> {
    return this.flights.run(`${userId} ${stale.version}`, () => this.renew(userId, stale));
  }

  private async renew(userId: string, { version }: DiscordGrant): Promise<DiscordGrant> {
    for (let waited = 0; waited < REFRESH_TIMEOUT_MS; waited += POLL_MS) {
      const grant = await this.grants.find(userId);
      if (!grant) throw new DiscordUnauthorized(ROUTE);
      if (grant.version !== version) return grant;
      if (await this.grants.lease(userId, version)) return this.refresh(userId, grant);
      await wait(POLL_MS);
    }
    throw new DiscordUnavailable('timeout', ROUTE);
  }

  private async refresh(userId: string, grant: DiscordGrant): Promise<DiscordGrant> {
    try {
      const tokens = await this.discord.refresh(grant.refreshToken);
      await this.grants.replace(userId, grant.version, tokens);
      return { ...tokens, version: grant.version + 1, isEnding: false };
    } catch (error) {
      if (error instanceof DiscordUnauthorized) await this.grants.drop(userId, grant.version);
      else await this.grants.release(userId, grant.version);
      throw error;
    }
  }
}
