import { Injectable } from '@nestjs/common';
import { AuditWriter } from '../../../core/audit/audit-writer.repository.ts';
import { Config } from '../../../core/config/config.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { KeyRows } from '../key-rows.repository.ts';
import { smokeKeys } from './smoke-key.table.ts';

export type SmokeKeyRow = typeof smokeKeys.$inferSelect;

@Injectable()
export class SmokeKeyRepository extends KeyRows<typeof smokeKeys> {
  constructor(database: DatabaseService, audit: AuditWriter, config: Config) {
    super(database, audit, config.keyMaxDays, {
      noun: 'smoke-key',
      table: smokeKeys,
      auditDetail: ({ label }) => ({ label }),
    });
  }
}
