import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import { mapColumns, type EconomySort } from '@portico/contracts/economy/columns';
import type {
  EconomyEntry,
  EconomyFilters,
  EconomyTotal,
  EconomyUser,
} from '@portico/contracts/economy/schema';
import { decimalComma, sumDecimals } from '@portico/sdk/rules/decimals';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { ExportLimit } from '../../http/csv/export-limit.ts';
import { csvFile, type CsvColumn } from '../../http/csv/csv.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { DiscordClient } from '../../identity/discord/discord.client.ts';
import { jsonArray, StreamedBody } from '../../http/answer/streamed-body.ts';
import { EconomyRepository } from './economy.repository.ts';
import { toLogFilter } from './log-filter.ts';

interface LogPage {
  entries: EconomyEntry[];
  /** Number of entries on all pages. */
  total: number;
  totals: EconomyTotal[];
  /** Number of the newest entry that counts. */
  upTo: number;
}

interface PageOrder {
  page: number;
  pageSize: number;
  sort: EconomySort;
  /** Of the first page, so that entries which come later do not move those of the next pages. */
  upTo?: number | undefined;
}

/** Economy logs of users, for the team. Each access is written to the audit log. */
@Injectable()
export class EconomyService {
  constructor(
    private readonly database: DatabaseService,
    private readonly economy: EconomyRepository,
    private readonly audit: AuditWriter,
    private readonly exports: ExportLimit,
    private readonly discord: DiscordClient,
  ) {}

  page(userId: string, filters: EconomyFilters, order: PageOrder, by: AuditActor) {
    const { page, pageSize, sort } = order;
    return this.database.db.transaction(async (tx): Promise<LogPage> => {
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'economy.read',
        target: `user:${userId}`,
        detail: { ...filters, page },
      });
      const upTo = order.upTo ?? (await this.economy.newest(tx));
      const filter = { ...toLogFilter(userId, filters), upTo };
      const entries = await this.economy.page(tx, filter, sort, pageSize, (page - 1) * pageSize);
      const totals = await this.economy.totals(tx, filter);
      const total = totals.reduce((sum, group) => sum + group.entries, 0);
      return { entries, total, totals: sumByType(totals), upTo };
    });
  }

  /** @param filters.upTo number of the newest entry that counts */
  async streamAll(
    userId: string,
    { upTo, ...filters }: EconomyFilters & { upTo?: number | undefined },
    by: AuditActor,
  ): Promise<StreamedBody> {
    await this.auditRead('economy.read', userId, filters, by);
    const filter = { ...toLogFilter(userId, filters), ...(upTo !== undefined && { upTo }) };
    return new StreamedBody(jsonArray(this.economy.streamAll(filter)), {
      contentType: 'application/json; charset=utf-8',
    });
  }

  async exportCsv(userId: string, filters: EconomyFilters, by: AuditActor): Promise<StreamedBody> {
    await this.exports.count(by);
    await this.auditRead('economy.export', userId, filters, by);
    const { tz = 'UTC' } = filters;
    return csvFile({
      name: `economy ${userId}`,
      columns: csvColumns(tz),
      batches: this.economy.streamAll(toLogFilter(userId, filters)),
      tz,
    });
  }

  /** Name and avatar of a user; a user that Discord does not return is named by the id (spec 1 §7). */
  async user(userId: string): Promise<EconomyUser> {
    const user = await this.discord.user(userId).catch(() => null);
    return { user: user?.displayName ?? userId, avatar: user?.avatar ?? null };
  }

  /** A stream lasts longer than a transaction, so it is audited before it begins. */
  private auditRead(action: SiteAction, userId: string, filters: EconomyFilters, by: AuditActor) {
    return this.database.db.transaction((tx) =>
      this.audit.write<SiteAction>(tx, {
        ...by,
        action,
        target: `user:${userId}`,
        detail: { ...filters },
      }),
    );
  }
}

/** Maximum number of groups, limited by the size of the `X-Totals` header. */
const MAX_GROUPS = 40;

/** Sums totals by type alone where there are too many actions for one header. */
function sumByType(totals: EconomyTotal[]): EconomyTotal[] {
  if (totals.length <= MAX_GROUPS) return totals;
  const types = new Map<string, EconomyTotal[]>();
  for (const total of totals) types.set(total.type, [...(types.get(total.type) ?? []), total]);
  return [...types].slice(0, MAX_GROUPS).map(([type, group]) => ({
    action: '',
    type,
    entries: group.reduce((sum, { entries }) => sum + entries, 0),
    amount: sumDecimals(group.map(({ amount }) => amount)),
  }));
}

/** The columns of the table (spec 1 §2). */
const csvColumns = (tz: string): CsvColumn<EconomyEntry>[] => [
  { head: 'Date', kind: 'figure', cell: ({ created }) => formatDateTime(created, tz) },
  ...Object.values(
    mapColumns(({ head, kind }, name): CsvColumn<EconomyEntry> =>
      kind === 'money'
        ? { head, kind: 'figure', cell: (entry) => decimalComma(entry[name]) }
        : { head, kind: 'text', cell: (entry) => entry[name] },
    ),
  ),
];
