import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { DiscordClient } from '../../identity/discord/discord.client.ts';
import { PaymentCursorsRepository } from '../fulfillment/payment-cursors.repository.ts';
import { EntitlementsRepository } from './entitlements.repository.ts';
import { EntitlementsService } from './entitlements.service.ts';

const INTERVAL_SECONDS = 60;
/** Name of the cursor. */
const LIST = 'discord entitlements';
/** Of one run; the next one continues, and after the end the list begins again. */
const MAX_PAGES = 10;
const MAX_EACH = 200;

/** Finds purchases in Discord that no event has told, ends those that are over, and marks consumables as used. */
@Injectable()
export class EntitlementSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly site: LiveSite,
    private readonly discord: DiscordClient,
    private readonly cursors: PaymentCursorsRepository,
    private readonly stored: EntitlementsRepository,
    private readonly entitlements: EntitlementsService,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('purchases in Discord', INTERVAL_SECONDS, () => this.sweep());
  }

  /** Asks Discord only where a plan names a SKU, or something was bought before. */
  async sweep(): Promise<void> {
    const skuIds = (this.site.catalog?.plans ?? []).flatMap(({ discordSku }) => discordSku ?? []);
    if (skuIds.length === 0 && (await this.stored.isEmpty())) return;
    const { botToken, clientId } = this.config.discord;
    if (botToken !== undefined && clientId !== undefined) {
      await this.attempt('list purchases in Discord', () => this.list(clientId));
    }
    for (const id of await this.stored.listDue(skuIds, MAX_EACH)) {
      await this.attempt('look at a purchase in Discord', () => this.entitlements.reconsider(id));
    }
    if (botToken !== undefined && clientId !== undefined) {
      await this.attempt('mark purchases in Discord as used', () => this.consume(clientId));
    }
  }

  private async list(applicationId: string): Promise<void> {
    let after = await this.cursors.find(LIST);
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const listed = await this.discord.entitlements(applicationId, after ?? '0');
      for (const told of listed) {
        await this.attempt('take in a purchase in Discord', () =>
          this.entitlements.take(told, 'discord sweep'),
        );
      }
      const next = lastOf(listed.map(({ id }) => id));
      if (!(await this.cursors.move(LIST, after, next)) || next === null) return;
      after = next;
    }
  }

  /** The license is stored before, so that a purchase is never used for nothing. */
  private async consume(applicationId: string): Promise<void> {
    const unused = await this.stored.listUnusedSkus();
    if (unused.length === 0) return;
    let skus = await this.discord.skus(applicationId);
    const isKnown = (sku: string) => skus.some(({ id }) => id === sku);
    if (!unused.every(isKnown)) skus = await this.discord.skus(applicationId, { fresh: true });
    const ids = skus.filter((sku) => sku.isConsumable).map(({ id }) => id);
    for (const id of await this.stored.listUnused(ids, MAX_EACH)) {
      await this.attempt('mark a purchase in Discord as used', async () => {
        await this.discord.consume(applicationId, id);
        await this.stored.setConsumed(id);
      });
    }
  }

  /** A failure does not stop what comes after it; the next sweep tries again. */
  private async attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn({ err: error }, `failed to ${what}; the next sweep tries again`);
    }
  }
}

/** The greatest id, in any order of the list; null: the list was read to its end. */
function lastOf(ids: readonly string[]): string | null {
  const numbers = ids.map(BigInt);
  const greatest = numbers.reduce((last, id) => (id > last ? id : last), 0n);
  return numbers.length === 0 ? null : String(greatest);
}
