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
/** How often and how long another replica's refresh is waited for. */
const LOOK_AGAIN_MS = 100;
const PATIENCE_MS = 8_000;

/**
 * Asks Discord in a person's name. Tokens are renewed once however many calls and replicas need
 * them. That Discord is away or no longer accepts them never ends a session of the site (DESIGN §6).
 */
@Injectable()
export class DiscordAccess {
  private readonly flights = new SingleFlight<DiscordGrant>();

  constructor(
    private readonly grants: DiscordGrantRepository,
    private readonly discord: DiscordClient,
    private readonly log: Log,
  ) {}

  /** Keeps what a sign-in brought. */
  keep(userId: string, tokens: DiscordTokens): Promise<void> {
    return this.grants.put(userId, tokens);
  }

  /**
   * Makes a call with the person's access token, and once more with a new one if it is refused.
   * @throws DiscordUnauthorized where the person has to sign in again for this
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
   * Ends what the person allowed, at Discord too. An outage there does not hold a sign-out up: our
   * copy is gone, and Discord's ends by itself within a week.
   */
  async revoke(userId: string): Promise<void> {
    await this.tell(() => this.grants.take(userId));
  }

  /**
   * Drops our copy in the transaction of somebody else.
   * @returns tells Discord; to be called once that is committed
   */
  async drop(tx: Database, userId: string): Promise<() => Promise<void>> {
    const grant = await this.grants.take(userId, tx);
    return () => this.tell(async () => grant);
  }

  private async tell(take: () => Promise<{ refreshToken: string } | undefined>): Promise<void> {
    try {
      const grant = await take();
      if (grant) await this.discord.revoke(grant.refreshToken);
    } catch (error) {
      this.log.warn({ err: error }, 'a grant was dropped without telling Discord');
    }
  }

  private renewed(userId: string, stale: DiscordGrant): Promise<DiscordGrant> {
    return this.flights.run(`${userId} ${stale.version}`, () => this.renew(userId, stale));
  }

  private async renew(userId: string, { version }: DiscordGrant): Promise<DiscordGrant> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
      const grant = await this.grants.find(userId);
      if (!grant) throw new DiscordUnauthorized(ROUTE);
      if (grant.version !== version) return grant;
      if (await this.grants.lease(userId, version)) return this.refresh(userId, grant);
      await wait(LOOK_AGAIN_MS);
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
