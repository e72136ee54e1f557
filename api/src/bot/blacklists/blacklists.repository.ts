import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import type { BlacklistKind, BlacklistSort } from 'shared/contracts/blacklists/kinds';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { EntryRow } from './blacklist-entry.ts';
import { wordQuery } from './words.ts';

/** The set that is seen now. */
export interface SeenSet {
  kind: BlacklistKind;
  revision: number;
  entries: number;
}

export interface EntryOrder {
  by: BlacklistSort;
  descending: boolean;
}

export interface ListPage {
  rows: EntryRow[];
  total: number;
}

/** Ids by number: of two, the longer is the greater. Permanent entries expire last. */
const FIELDS: Record<BlacklistSort, readonly string[]> = {
  id: ['length(entry.subject_id)', 'entry.subject_id'],
  thing: ['entry.thing'],
  moderator_id: ['length(entry.moderator_id)', 'entry.moderator_id'],
  duration: ['entry.duration'],
  timestamp: ['entry."timestamp"'],
  expires: ['entry.expires'],
};
const COLUMNS = sql.raw(
  'subject_id as subject, moderator_id, duration::float8 as duration, reason, "timestamp"::float8 as "timestamp", thing',
);
const BATCH = 2000;
/** A word is rare that fewer than one entry in so many has. */
const RARE = 50;
const MAX_ABOUT_ONE = 200;

@Injectable()
export class BlacklistsRepository {
  constructor(private readonly database: DatabaseService) {}

  async seen(db: Database, kind: BlacklistKind): Promise<SeenSet> {
    const [row] = await rowsOf<{ revision: number; entries: number }>(
      db,
      sql`select revision::float8 as revision, entries from blacklist_sets
        where kind = ${kind} and revision is not null`,
    );
    return { kind, revision: row?.revision ?? -1, entries: row?.entries ?? 0 };
  }

  /** One page of a set; a search without a word to look for finds everything. */
  async page(
    tx: Database,
    set: SeenSet,
    { order, q = '', size, from }: { order: EntryOrder; q?: string; size: number; from: number },
  ): Promise<ListPage> {
    const query = wordQuery(q);
    if (query !== undefined) return this.found(tx, set, { order, query, size, from });
    const { entries: total } = set;
    const wanted = Math.max(0, Math.min(size, total - from));
    // Counted from the nearer end: the last page costs as little as the first.
    const fromEnd = total - from - wanted;
    const isNearEnd = fromEnd < from;
    const rows = await this.slice(
      tx,
      set,
      { ...order, descending: order.descending !== isNearEnd },
      wanted,
      isNearEnd ? fromEnd : from,
    );
    return { rows: isNearEnd ? rows.reverse() : rows, total };
  }

  /** By place first, so that what is skipped is skipped within the index. */
  private slice(tx: Database, set: SeenSet, order: EntryOrder, size: number, from: number) {
    return rowsOf<EntryRow>(
      tx,
      sql`with place as materialized (
          select position from blacklist_entries entry where ${of(set)}
          order by ${by(order)} limit ${size} offset ${Math.max(0, from)}
        )
        select ${COLUMNS} from place join blacklist_entries entry using (position)
        where ${of(set)} order by ${by(order)}`,
    );
  }

  private async found(
    tx: Database,
    set: SeenSet,
    { order, query, size, from }: { order: EntryOrder; query: string; size: number; from: number },
  ): Promise<ListPage> {
    const total = await this.count(tx, set, query);
    const rows = await rowsOf<EntryRow>(
      tx,
      sql`${matches(set, query, total)} select ${COLUMNS} from entry where true
        order by ${by(order)} limit ${size} offset ${from}`,
    );
    return { rows, total };
  }

  private async count(db: Database, set: SeenSet, query: string): Promise<number> {
    const [row] = await rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from blacklist_entries
        where ${of(set)} and words @@ ${query}::tsquery`,
    );
    return row?.total ?? 0;
  }

  /**
   * The whole set, newest first, batch by batch.
   * @throws Error where the set was replaced twice meanwhile: half a list must not look whole
   */
  async *all(set: SeenSet, q = ''): AsyncGenerator<EntryRow[]> {
    const query = wordQuery(q);
    const source =
      query === undefined
        ? everything(set)
        : matches(set, query, await this.count(this.database.db, set, query));
    let after = sql``;
    for (;;) {
      const rows = await rowsOf<EntryRow & { position: number }>(
        this.database.db,
        sql`${source} select ${COLUMNS}, position from entry where true ${after}
          order by ${by(NEWEST_FIRST)} limit ${BATCH}`,
      );
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = sql`and (entry."timestamp", entry.position) < (${last.timestamp}::bigint, ${last.position}::int)`;
    }
    if (!(await this.isKept(set))) throw new Error('the list was replaced while it was read');
  }

  /** What the lists that are seen now say about a person or server, newest first. */
  about(db: Database, id: string): Promise<(EntryRow & { kind: BlacklistKind })[]> {
    return rowsOf(
      db,
      sql`select kind, ${COLUMNS} from blacklist_entries entry
        join blacklist_sets using (kind, revision)
        where subject_id = ${id} order by entry."timestamp" desc, kind, position limit ${MAX_ABOUT_ONE}`,
    );
  }

  /** Places begin with 1. */
  private async isKept(set: SeenSet): Promise<boolean> {
    if (set.entries === 0) return true;
    const rows = await rowsOf(
      this.database.db,
      sql`select 1 from blacklist_entries
        where ${of(set)} and position = 1`,
    );
    return rows.length > 0;
  }
}

export const NEWEST_FIRST: EntryOrder = { by: 'timestamp', descending: true };

const of = ({ kind, revision }: SeenSet): SQL =>
  sql`kind = ${kind} and revision = ${revision}::bigint`;

/** The set as `entry`, read in any order by that order's index. */
const everything = (set: SeenSet): SQL =>
  sql`with entry as not materialized (select * from blacklist_entries where ${of(set)})`;

/**
 * What a search finds, as `entry`. A rare word is looked up by the index of words alone; a common
 * one is met soon enough by reading in order. The planner cannot tell which is which: it guesses
 * the same for every beginning of a word.
 * @param total how many there are
 */
function matches(set: SeenSet, query: string, total: number): SQL {
  const isRare = total * RARE < set.entries;
  return sql`with entry as ${sql.raw(isRare ? 'materialized' : 'not materialized')} (
    select * from blacklist_entries where ${of(set)} and words @@ ${query}::tsquery)`;
}

/** Field and place go the same way, so that one index serves both. */
const by = ({ by: field, descending }: EntryOrder): SQL =>
  sql.raw(
    [...FIELDS[field], 'entry.position']
      .map((column) => `${column} ${descending ? 'desc' : 'asc'}`)
      .join(', '),
  );
