import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { BlacklistEntry } from '@portico/contracts/blacklists/schema';
import type { BlacklistKind } from '@portico/contracts/blacklists/kinds';
import { ECONOMY_LOG } from '@portico/contracts/economy/page';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { ExportLimit } from '../../http/csv/export-limit.ts';
import { csvFile } from '../../http/csv/csv.ts';
import { hasPage } from '../../http/site/require-page.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { EconomyRepository } from '../economy/economy.repository.ts';
import { jsonArray, StreamedBody } from '../../http/answer/streamed-body.ts';
import { blacklistColumns } from './blacklist-columns.ts';
import { groupOf, kindsOf } from './blacklist-kind.ts';
import { toEntry, type EntryRow } from './blacklist-entry.ts';
import { BlacklistsRepository, type EntryOrder } from './blacklists.repository.ts';

interface ListPage {
  entries: BlacklistEntry[];
  total: number;
}

interface PageRequest {
  order: EntryOrder;
  q?: string;
  page: number;
  pageSize: number;
}

/** The six blacklists, for the team. Each access is written to the audit log. */
@Injectable()
export class BlacklistsService {
  constructor(
    private readonly database: DatabaseService,
    private readonly blacklists: BlacklistsRepository,
    private readonly economy: EconomyRepository,
    private readonly audit: AuditWriter,
    private readonly exports: ExportLimit,
    private readonly site: LiveSite,
  ) {}

  page(kind: BlacklistKind, request: PageRequest, by: AuditActor): Promise<ListPage> {
    const { order, q, page, pageSize: size } = request;
    return this.database.db.transaction(async (tx) => {
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'blacklist.read',
        target: `blacklist:${kind}`,
        detail: { page, ...(q && { q }) },
      });
      const set = await this.blacklists.findPublishedSet(tx, kind);
      const from = (page - 1) * size;
      const { rows, total } = await this.blacklists.page(tx, set, { order, q, size, from });
      return { entries: rows.map((row) => toEntry(kind, row)), total };
    });
  }

  async streamAll(kind: BlacklistKind, by: AuditActor): Promise<StreamedBody> {
    const set = await this.auditRead('blacklist.read', kind, {}, by);
    return new StreamedBody(jsonArray(entries(kind, this.blacklists.streamAll(set))), {
      contentType: 'application/json; charset=utf-8',
    });
  }

  async exportCsv(
    kind: BlacklistKind,
    { q, tz = 'UTC' }: { q?: string; tz?: string },
    by: AuditActor,
  ): Promise<StreamedBody> {
    await this.exports.count(by);
    const set = await this.auditRead('blacklist.export', kind, { ...(q && { q }) }, by);
    return csvFile({
      name: `blacklist ${kind}`,
      columns: blacklistColumns(kind, tz, groupOf(this.site)),
      batches: this.blacklists.streamAll(set, q),
      tz,
    });
  }

  /** All entries of an id in lists that the site has, and a summary of its economy log. */
  listById(id: string, by: AuditActor) {
    return this.database.db.transaction(async (tx) => {
      await this.audit.write<SiteAction>(tx, { ...by, action: 'id.read', target: `id:${id}` });
      const rows = await this.blacklists.listById(tx, id, kindsOf(this.site));
      const hasLog = hasPage(this.site, ECONOMY_LOG);
      return {
        entries: rows.map((row) => ({ kind: row.kind, entry: toEntry(row.kind, row) })),
        economy: hasLog ? await this.economy.summary(tx, id) : { entries: 0, last: null },
      };
    });
  }

  /** A stream lasts longer than a transaction, so it is audited before it begins. */
  private auditRead(action: SiteAction, kind: BlacklistKind, detail: object, by: AuditActor) {
    return this.database.db.transaction(async (tx) => {
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action,
        target: `blacklist:${kind}`,
        detail: { ...detail },
      });
      return this.blacklists.findPublishedSet(tx, kind);
    });
  }
}

async function* entries(kind: BlacklistKind, batches: AsyncIterable<EntryRow[]>) {
  for await (const batch of batches) yield batch.map((row) => toEntry(kind, row));
}
