import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { rowsOf } from '../../core/db/database.ts';
import { deleteSome } from '../../core/db/delete-some.ts';
import type { Sums } from './tally.ts';

/** More rows than the hours, remotes and versions of a week need. */
const MAX_ROWS = 10_000;

const plus = (column: string) => sql.raw(`${column} = part_vitals.${column} + excluded.${column}`);
const plusEach = (column: string) =>
  sql.raw(`${column} = (
    select array_agg(a + b order by place)
    from unnest(part_vitals.${column}, excluded.${column}) with ordinality as pair(a, b, place)
  )`);

@Injectable()
export class VitalsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Adds to the stored sums, all or nothing. */
  async add(sums: readonly Sums[]): Promise<void> {
    await this.database.db.execute(sql`
      insert into part_vitals (hour, remote, version, loads, retries, failures, refused, render_errors,
        event_errors, load_ms, view_ms)
      select to_timestamp(hour), remote, version, loads, retries, failures, refused, "renderErrors",
        "eventErrors", "loadMs", "viewMs"
      from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as sums(
        hour bigint, remote text, version text, loads int, retries int, failures int, refused int,
        "renderErrors" int, "eventErrors" int, "loadMs" int[], "viewMs" int[])
      order by hour, remote, version
      on conflict (hour, remote, version) do update set ${sql.join(
        [
          ...['loads', 'retries', 'failures', 'refused', 'render_errors', 'event_errors'].map(plus),
          ...['load_ms', 'view_ms'].map(plusEach),
        ],
        sql`, `,
      )}`);
  }

  /** @param since epoch seconds. @returns sums per hour, newest first */
  async since(since: number): Promise<Sums[]> {
    return rowsOf<Sums>(
      this.database.db,
      sql`select extract(epoch from hour)::float8 as hour, remote, version, loads, retries,
          failures, refused, render_errors as "renderErrors", event_errors as "eventErrors",
          load_ms as "loadMs", view_ms as "viewMs"
        from part_vitals where hour >= to_timestamp(${since})
        order by part_vitals.hour desc, remote, version limit ${MAX_ROWS}`,
    );
  }

  /** Deletes some sums from before the last `days` days. @returns whether sums are left */
  deleteSome(days: number): Promise<boolean> {
    const old = sql`hour < now() - make_interval(days => ${days}::int)`;
    return deleteSome(this.database.db, 'part_vitals', old);
  }
}
