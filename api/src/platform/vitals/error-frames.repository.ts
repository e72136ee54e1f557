import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { ErrorFrameCount } from '@portico/sdk/contracts/vitals/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { rowsOf } from '../../core/db/database.ts';
import { deleteSome } from '../../core/db/delete-some.ts';

/**
 * Maximum number of counted lines of one version. Beacons are not authenticated: without a limit,
 * anyone could add rows.
 */
export const MAX_FRAMES = 50;
const MAX_ROWS = 500;

@Injectable()
export class ErrorFramesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Adds to the stored counts. New lines of a version that has {@link MAX_FRAMES} are left out. */
  async add(counts: readonly Omit<ErrorFrameCount, 'lastSeen'>[]): Promise<void> {
    await this.database.db.execute(sql`
      insert into error_frames (remote, version, code, source, line, count)
      select remote, version, code, source, line, count from (
        select added.*, known.remote is not null as is_known,
          row_number() over (partition by added.remote, added.version, known.remote is null
            order by added.count desc, added.source, added.line) as place,
          (select count(*) from error_frames stored
            where stored.remote = added.remote and stored.version = added.version) as stored
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as added(
          remote text, version text, code text, source text, line int, count int)
        left join error_frames known on (known.remote, known.version, known.code, known.source, known.line)
          = (added.remote, added.version, added.code, added.source, added.line)
      ) as rows
      where is_known or stored + place <= ${MAX_FRAMES}
      order by remote, version, code, source, line
      on conflict (remote, version, code, source, line) do update
        set count = error_frames.count + excluded.count, last_seen = excluded.last_seen`);
  }

  /** @param since epoch seconds. @returns lines with an error since then, the most frequent first */
  async since(since: number): Promise<ErrorFrameCount[]> {
    return rowsOf<ErrorFrameCount>(
      this.database.db,
      sql`select remote, version, code, source, line, count,
          floor(extract(epoch from last_seen))::float8 as "lastSeen"
        from error_frames where last_seen >= to_timestamp(${since})
        order by count desc, remote, version, source, line, code limit ${MAX_ROWS}`,
    );
  }

  /** Deletes some lines without an error in the last `days` days. @returns whether lines are left */
  deleteSome(days: number): Promise<boolean> {
    const old = sql`last_seen < now() - make_interval(days => ${days}::int)`;
    return deleteSome(this.database.db, 'error_frames', old);
  }
}
