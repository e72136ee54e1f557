import { Injectable } from '@nestjs/common';
import {
  OPEN_WORK,
  OPEN_WORK_KINDS,
  SHOWN_DAYS,
  type OpenWorkKind,
  type WaitingKind,
} from '@portico/contracts/desk/open-work';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { OpenWork, WaitingInvoice, WaitingPurchase } from '@portico/contracts/desk/schema';
import { hasRight } from '@portico/sdk/contracts/team/rights';
import { IncidentsRepository } from '../../bot/incidents/incidents.repository.ts';
import { StatusRepository } from '../../bot/status/status.repository.ts';
import { invoiceNumber } from '../../commerce/invoices/invoice-number.ts';
import { EntitlementsRepository } from '../../commerce/premium-apps/entitlements.repository.ts';
import { WithdrawalsRepository } from '../../commerce/withdrawals/withdrawals.repository.ts';
import { viewAudit } from '../../core/audit/audit-view.ts';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { SiteVersionsRepository } from '../../platform/registry/database/site-versions.repository.ts';
import { AuditRepository } from '../audit/audit.repository.ts';
import { WaitingInvoicesRepository } from './waiting-invoices.repository.ts';

const LAST_ENTRIES = 20;
const DAY_MS = 86_400_000;

/** `since`: epoch seconds of the oldest; null: not known, or there is none. */
interface Counted {
  count: number;
  since: number | null;
}

/** What waits for the team: counts for the overview, and the invoices among it. */
@Injectable()
export class OpenWorkService {
  /** How each kind is counted. A new kind has a line here, in `OPEN_WORK`, and its tile. */
  private readonly counts: Record<OpenWorkKind, () => Promise<Counted>> = {
    incidents: () => this.incidents(),
    shards: () => this.shards(),
    withdrawals: () => this.withdrawals.countOpen(),
    disputes: () => this.invoices.count('disputes'),
    warnings: () => this.invoices.count('warnings'),
    refunds: () => this.invoices.count('refunds'),
    payments: () => this.invoices.count('payments'),
    discord: () => this.entitlements.countWaiting(),
    mails: () => this.invoices.count('mails'),
    pack: () => this.pack(),
  };

  constructor(
    private readonly config: Config,
    private readonly database: DatabaseService,
    private readonly audit: AuditRepository,
    private readonly writer: AuditWriter,
    private readonly invoices: WaitingInvoicesRepository,
    private readonly withdrawals: WithdrawalsRepository,
    private readonly entitlements: EntitlementsRepository,
    private readonly incidentRows: IncidentsRepository,
    private readonly status: StatusRepository,
    private readonly siteVersions: SiteVersionsRepository,
  ) {}

  /** @param rank of the caller: kinds that it may not handle are left out */
  async open(rank: string | null): Promise<OpenWork> {
    const kinds = OPEN_WORK_KINDS.filter((kind) => this.mayHandle(kind, rank));
    const [counted, entries] = await Promise.all([
      Promise.all(kinds.map(async (kind) => ({ kind, ...(await this.counts[kind]()) }))),
      this.audit.find({}, LAST_ENTRIES),
    ]);
    return { work: counted.filter(({ count }) => count > 0), audit: entries.map(viewAudit) };
  }

  /** The invoices that the overview counts. Audited. @throws ProblemError 403 for a rank that may not handle them */
  async list(kind: WaitingKind, rank: string | null, by: AuditActor): Promise<WaitingInvoice[]> {
    if (!this.mayHandle(kind, rank)) {
      throw new ProblemError(403, 'Your rank may not handle these invoices.');
    }
    const rows = await this.invoices.list(kind);
    await this.record(by, `invoices:${kind}`, { invoices: rows.length });
    return rows.map(({ number, providerNumber, ...row }) => ({
      ...row,
      number: invoiceNumber({ number, providerNumber }),
    }));
  }

  /** The purchases in Discord that the overview counts. Audited. */
  async listPurchases(by: AuditActor): Promise<WaitingPurchase[]> {
    const rows = await this.entitlements.listWaiting();
    await this.record(by, 'purchases:discord', { purchases: rows.length });
    return rows.map(({ id, skuId, userId, isTest, receivedAt }) => ({
      ...{ purchaseId: id, skuId, userId, isTest },
      since: Math.floor(receivedAt.getTime() / 1000),
    }));
  }

  private record(by: AuditActor, target: string, detail: Record<string, number>): Promise<void> {
    return this.writer.write<SiteAction>(this.database.db, {
      ...by,
      ...{ action: 'customer.list', target, detail },
    });
  }

  private mayHandle(kind: OpenWorkKind, rank: string | null): boolean {
    return hasRight(this.config.staffRights, OPEN_WORK[kind], rank);
  }

  private async incidents(): Promise<Counted> {
    const open = (await this.incidentRows.listOpen()).filter(({ kind }) => kind === 'incident');
    return counted(open.map(({ starts_at }) => starts_at));
  }

  /** A shard that is silent may be down: the team has to look. */
  private async shards(): Promise<Counted> {
    const shards = await this.status.listShards(Math.floor(Date.now() / 1000));
    const count = shards.filter(({ is_ready, is_stale }) => !is_ready || is_stale).length;
    return { count, since: null };
  }

  /** The first pack of a site replaces nothing, so it is no change. */
  private async pack(): Promise<Counted> {
    const from = Date.now() - SHOWN_DAYS.pack * DAY_MS;
    const changes = (await this.siteVersions.changes()).filter(
      ({ at, fromVersion }) => fromVersion !== null && at.getTime() > from,
    );
    return { count: changes.length, since: null };
  }
}

const counted = (times: readonly number[]): Counted => ({
  count: times.length,
  since: times.length > 0 ? Math.min(...times) : null,
});
