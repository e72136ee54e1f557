import { Injectable } from '@nestjs/common';
import { AuditWriter } from '../audit/audit.writer.ts';
import { DatabaseService } from '../db/database.service.ts';
import { KeyRows } from '../keys/key-rows.ts';
import { ingestKeys } from './key.table.ts';

export type KeyRow = typeof ingestKeys.$inferSelect;

@Injectable()
export class KeyRepository extends KeyRows<typeof ingestKeys> {
  constructor(database: DatabaseService, audit: AuditWriter) {
    super(database, audit, {
      noun: 'ingest-key',
      table: ingestKeys,
      told: ({ label, scopes }) => ({ label, scopes }),
    });
  }
}
