import { Injectable } from '@nestjs/common';
import { AuditWriter } from '../../../core/audit/audit-writer.repository.ts';
import { Config } from '../../../core/config/config.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { KeyRows } from '../key-rows.repository.ts';
import { ingestKeys } from './ingest-key.table.ts';

export type KeyRow = typeof ingestKeys.$inferSelect;

@Injectable()
export class KeyRepository extends KeyRows<typeof ingestKeys> {
  constructor(database: DatabaseService, audit: AuditWriter, config: Config) {
    super(database, audit, config.keyMaxDays, {
      noun: 'ingest-key',
      table: ingestKeys,
      auditDetail: ({ label, scopes }) => ({ label, scopes }),
    });
  }
}
