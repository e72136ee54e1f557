import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import { mapColumns, type EconomySort } from '@portico/contracts/economy/columns';
import type { EconomyEntry, EconomyTotal } from '@portico/contracts/economy/schema';
import type { EconomyEvent } from '@portico/contracts/ingest/economy';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { deleteSome } from '../../core/db/delete-some.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import type { economyEntries } from './economy.table.ts';

/** Filters of a user's log. All bounds but `until` are inclusive. */
export interface LogFilter {
  userId: string;
  action?: string;
  type?: string;
  /** Decimal numbers as text. */
  min?: string;
  max?: string;
  /** Epoch seconds. */
  since?: number;
  until?: number;
  /** Number of the newest entry that counts. */
  upTo?: number;
}

/** Qualified, because the selected columns of the same names are text. */
const CREATED = sql.raw('economy_entries.created');
const ID = sql.raw('economy_entries.id');
const AMOUNT = sql.raw('economy_entries.amount');
const ORDERS: Record<EconomySort, SQL> = {
  '-created': sql`${CREATED} desc, ${ID} desc`,
  created: sql`${CREATED} asc, ${ID} asc`,
  '-amount': sql`${AMOUNT} desc, ${CREATED} desc, ${ID} desc`,
  amount: sql`${AMOUNT} asc, ${CREATED} desc, ${ID} desc`,
};
const BATCH_SIZE = 2000;
/** Rows per statement. */
const ROWS = 100;

@Injectable()
export class EconomyRepository {
  constructor(private readonly database: DatabaseService) {}

  page(tx: Database, filter: LogFilter, sort: EconomySort, size: number, from: number) {
    return rowsOf<EconomyEntry>(
      tx,
      sql`select ${COLUMNS} from economy_entries where ${whereOf(filter)}
        order by ${ORDERS[sort]} limit ${size} offset ${from}`,
    );
  }

  /** Number of the newest entry of all users; 0: there is none. */
  async newest(tx: Database): Promise<number> {
    const [row] = await rowsOf<{ id: number }>(
      tx,
      sql`select coalesce(max(id), 0)::float8 as id from economy_entries`,
    );
    return row?.id ?? 0;
  }

  /** Totals of all matching entries by action and type, most frequent first. */
  totals(tx: Database, filter: LogFilter): Promise<EconomyTotal[]> {
    return rowsOf(
      tx,
      sql`select action, type, count(*)::int as entries, trim_scale(sum(amount))::text as amount
        from economy_entries where ${whereOf(filter)}
        group by action, type order by entries desc, action, type`,
    );
  }

  /** All matching entries, newest first, in batches. No cursor stays open between two batches. */
  async *streamAll(filter: LogFilter): AsyncGenerator<EconomyEntry[]> {
    let after = sql``;
    for (;;) {
      const rows = await rowsOf<EconomyEntry & { id: number }>(
        this.database.db,
        sql`select ${COLUMNS}, id::float8 as id from economy_entries
          where ${whereOf(filter)} ${after} order by ${ORDERS['-created']} limit ${BATCH_SIZE}`,
      );
      yield rows.map(({ id: _, ...entry }) => entry);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      after = sql`and (${CREATED}, ${ID}) < (${last.created}::bigint, ${last.id}::bigint)`;
    }
  }

  /** Deletes some entries from before the last `days` days. @returns whether entries are left */
  deleteSome(days: number): Promise<boolean> {
    const end = sql`extract(epoch from now())::bigint - ${days}::bigint * 86400`;
    return deleteSome(this.database.db, ECONOMY, sql`created < ${end}`);
  }

  /** The number of entries, and the time of the newest one in epoch seconds. */
  async summary(tx: Database, userId: string): Promise<{ entries: number; last: number | null }> {
    const [row] = await rowsOf<{ entries: number; last: number | null }>(
      tx,
      sql`select count(*)::int as entries, max(created)::float8 as last
        from economy_entries where user_id = ${userId}`,
    );
    return row ?? { entries: 0, last: null };
  }

  /** @returns the number of events with a new id */
  async add(tx: Database, events: EconomyEvent[]): Promise<number> {
    const written = await inPieces(events, ROWS, (piece) => this.addPiece(tx, piece));
    return written.reduce((sum, count) => sum + count, 0);
  }

  private async addPiece(tx: Database, events: EconomyEvent[]): Promise<number> {
    const [row] = await rowsOf<{ written: number }>(
      tx,
      sql`with fresh as (
        insert into economy_entries (event_id, user_id, ${INSERTED.names}, created)
        select item->>'id', item->>'user_id', ${INSERTED.values}, (item->>'created')::bigint
        from jsonb_array_elements(${JSON.stringify(events)}::jsonb)
          with ordinality as event(item, position)
        order by position
        on conflict (event_id) do nothing
        returning event_id
      ) select count(*)::int as written from fresh`,
    );
    return row?.written ?? 0;
  }
}

/** The contract's columns as SQL. @param make maps the kind and name of a column to its SQL */
const columns = (make: Parameters<typeof mapColumns<string>>[0]) =>
  sql.raw(Object.values(mapColumns(make)).join(', '));

const COLUMNS = sql`user_id, ${columns(({ kind }, name) =>
  kind === 'money' ? `trim_scale(${name})::text as ${name}` : name,
)}, created::float8 as created`;
const INSERTED = {
  names: columns((_column, name) => name),
  values: columns(({ kind }, name) =>
    kind === 'money' ? `(item->>'${name}')::numeric` : `item->>'${name}'`,
  ),
};

function whereOf({ userId, action, type, min, max, since, until, upTo }: LogFilter): SQL {
  const all = [
    sql`user_id = ${userId}`,
    action !== undefined && sql`action = ${action}`,
    type !== undefined && sql`type = ${type}`,
    min !== undefined && sql`${AMOUNT} >= ${min}::numeric`,
    max !== undefined && sql`${AMOUNT} <= ${max}::numeric`,
    since !== undefined && sql`${CREATED} >= ${since}::bigint`,
    until !== undefined && sql`${CREATED} < ${until}::bigint`,
    upTo !== undefined && sql`${ID} <= ${upTo}::bigint`,
  ];
  return sql.join(
    all.filter((condition) => condition !== false),
    sql` and `,
  );
}

export const ECONOMY = 'economy_entries' satisfies (typeof economyEntries)['_']['name'];
