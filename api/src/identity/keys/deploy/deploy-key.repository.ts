import { Injectable } from '@nestjs/common';
import { AuditWriter } from '../../../core/audit/audit-writer.repository.ts';
import { Config } from '../../../core/config/config.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { KeyRows } from '../key-rows.repository.ts';
import { deployKeys } from './deploy-key.table.ts';

export type DeployKeyRow = typeof deployKeys.$inferSelect;

@Injectable()
export class DeployKeyRepository extends KeyRows<typeof deployKeys> {
  constructor(database: DatabaseService, audit: AuditWriter, config: Config) {
    super(database, audit, config.keyMaxDays, {
      noun: 'deploy-key',
      table: deployKeys,
      auditDetail: ({ label, apps }) => ({ label, apps }),
    });
  }
}
