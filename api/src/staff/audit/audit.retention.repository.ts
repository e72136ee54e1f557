import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';

@Injectable()
export class AuditRetentionRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Deletes some entries from before the last `days` days, by a function of the owner of the table. It refuses
   * entries of the last year, and records in the log what it has deleted.
   * @returns whether entries are left
   */
  async deleteSome(days: number): Promise<boolean> {
    const [row] = await rowsOf<{ left: boolean }>(
      this.database.db,
      sql`select portico_trim_audit(${days}::int) as left`,
    );
    return row?.left === true;
  }
}
