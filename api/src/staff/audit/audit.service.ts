import { Injectable } from '@nestjs/common';
import type { AuditPage, getAuditContract } from 'shared/contracts/audit/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { InputOf } from '../../http/implements.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';

const PAGE = 50;
/** People are searched for by their id alone. */
const PERSON = /^\d{17,20}$/;
const person = (text: string | undefined) =>
  text !== undefined && PERSON.test(text) ? `user:${text}` : text;

/** Reading what was written down. A search is a look-up itself, and is written down too. */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditRepository,
    private readonly writer: AuditWriter,
  ) {}

  async page(query: InputOf<typeof getAuditContract>['query'], by: AuditActor): Promise<AuditPage> {
    const filter = { ...query, actor: person(query.actor), target: person(query.target) };
    const rows = await this.audit.find(filter, PAGE + 1);
    const entries = rows
      .slice(0, PAGE)
      .map(({ id, at, actor, action, target, detail, origin }) => ({
        id: String(id),
        at: Math.floor(at.getTime() / 1000),
        actor,
        action,
        target,
        detail,
        origin,
      }));
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
