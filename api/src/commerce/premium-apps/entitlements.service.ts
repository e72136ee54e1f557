import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import { Log } from '../../core/log/log.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import type { Entitlement } from '../../identity/discord/entitlement-answers.ts';
import { endLicense } from '../fulfillment/end-license.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { plansOf } from '../store/plans.ts';
import type { EntitlementRow } from './entitlement.table.ts';
import { EntitlementsRepository, type BoughtTerms } from './entitlements.repository.ts';

/** What has told of a purchase, as the ledger names it. */
export type EntitlementSource = 'discord event' | 'discord sweep';

/**
 * Purchases in Discord become licenses here (docs/decisions/0098). Discord has the money, so that they have no
 * amount, and refunds are its matter: a refund there ends the license.
 */
@Injectable()
export class EntitlementsService {
  constructor(
    private readonly database: DatabaseService,
    private readonly site: LiveSite,
    private readonly entitlements: EntitlementsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly log: Log,
  ) {}

  /** Takes in what Discord tells of a purchase: in any order, and however often. */
  async take(told: Entitlement, source: EntitlementSource): Promise<void> {
    if (told.isSubscription) {
      if (source === 'discord event')
        this.log.info(
          { entitlement: told.id, sku: told.skuId },
          'ignored a subscription at Discord',
        );
      return;
    }
    await this.database.db.transaction(async (tx) => {
      const row = await this.entitlements.merge(tx, told);
      if (row) await this.settle(tx, row, source);
    });
  }

  /** Looks at a stored purchase again: a plan may name its SKU by now, or its time may be over. */
  async reconsider(id: string): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      const row = await this.entitlements.lock(tx, id);
      if (row) await this.settle(tx, row, 'discord sweep');
    });
  }

  private async settle(
    tx: Database,
    row: EntitlementRow,
    source: EntitlementSource,
  ): Promise<void> {
    const isOver = row.isDeleted || (row.endsAt !== null && row.endsAt.getTime() <= Date.now());
    if (row.state === 'granted' && isOver) await this.end(tx, row, source);
    if (row.state !== 'waiting') return;
    if (isOver) return this.entitlements.setState(tx, row.id, 'ended');
    const terms = this.termsOf(row.skuId);
    if (terms && row.userId !== null)
      return this.grant(tx, row, { userId: row.userId, terms, source });
    this.log.warn(
      { alert: 'payment', entitlement: row.id, sku: row.skuId, userId: row.userId },
      terms
        ? 'a purchase in Discord waits: it was made for a server and names no user'
        : 'a purchase in Discord waits: no plan of catalog.yaml names its SKU',
    );
  }

  /** What the plan of a SKU is now; a later change does not change the purchase. */
  private termsOf(skuId: string): BoughtTerms | undefined {
    const id = this.site.catalog?.plans.find(({ discordSku }) => discordSku === skuId)?.id;
    const plan = plansOf(this.site).find((one) => one.id === id);
    if (!plan) return undefined;
    const { name: planName, features: planFeatures, servers, currency } = plan;
    return { plan: plan.id, planName, planFeatures, servers, currency };
  }

  private async grant(
    tx: Database,
    row: EntitlementRow,
    { userId, terms, source }: { userId: string; terms: BoughtTerms; source: EntitlementSource },
  ): Promise<void> {
    const invoice = await this.entitlements.createInvoice(tx, row, userId, terms);
    await this.entitlements.setState(tx, row.id, 'granted');
    const slots = await this.slots.create(tx, invoice);
    const entry = { invoiceId: invoice.id, userId, source };
    await writeLedger(tx, [
      { ...entry, kind: row.isTest ? 'license.tested' : 'license.sold' },
      { ...entry, kind: 'slots.made', slots },
    ]);
  }

  private async end(tx: Database, row: EntitlementRow, source: EntitlementSource): Promise<void> {
    await this.entitlements.setState(tx, row.id, 'ended');
    const id = await this.entitlements.findInvoiceId(tx, row.id);
    const invoice = id && (await this.invoices.lock(tx, id, 'update'));
    if (!invoice) throw new Error(`The purchase ${row.id} in Discord has no invoice`);
    await endLicense(tx, this.invoices, this.slots, {
      invoice,
      kind: row.isTest ? 'license.ended' : 'license.returned',
      source,
    });
  }
}
