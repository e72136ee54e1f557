import { Injectable } from '@nestjs/common';
import type { AuditPage, getAuditContract } from '@portico/sdk/contracts/audit/schema';
import { viewAudit } from '../../core/audit/audit-view.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';

const PAGE = 50;
/** Users can be searched by their id alone. */
const USER_ID = /^\d{17,20}$/;
const expandUserId = (text: string | undefined) =>
  text !== undefined && USER_ID.test(text) ? `user:${text}` : text;

/** Reads the audit log. A search for an actor or a target is audited itself. */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditRepository,
    private readonly writer: AuditWriter,
  ) {}

  async page(query: InputOf<typeof getAuditContract>['query'], by: AuditActor): Promise<AuditPage> {
    const filter = {
      ...query,
      actor: expandUserId(query.actor),
      target: expandUserId(query.target),
    };
    const rows = await this.audit.find(filter, PAGE + 1);
    const entries = rows.slice(0, PAGE).map(viewAudit);
    if (query.before === undefined && (filter.actor ?? filter.target) !== undefined) {
      await this.writer.write(this.database.db, {
        ...by,
        action: 'audit.read',
        target: filter.target ?? filter.actor ?? '',
        detail: Object.fromEntries(
          Object.entries(query).filter(([, value]) => value !== undefined),
        ),
      });
    }
    return {
      entries,
      next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null,
      actions: await this.audit.actions(),
    };
  }
}
