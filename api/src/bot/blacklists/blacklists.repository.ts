import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import { BLACKLIST_KINDS } from '@portico/contracts/blacklists/kinds';
import type { BlacklistKind, BlacklistSort } from '@portico/contracts/blacklists/kinds';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { EntryRow } from './blacklist-entry.ts';
import { searchQuery } from './search-words.ts';

/** The published set of a list. */
export interface PublishedSet {
  kind: BlacklistKind;
  revision: number;
  entries: number;
}

export interface EntryOrder {
  field: BlacklistSort;
  descending: boolean;
}

export interface ListPage {
  rows: EntryRow[];
  total: number;
}

/** Sorts ids as numbers: a longer id is greater. Permanent entries expire last. */
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
const BATCH_SIZE = 2000;
/** A word is rare if fewer than one in this number of entries contains it. */
const RARE_WORD_RATIO = 50;
const MAX_PER_ID = 200;

@Injectable()
export class BlacklistsRepository {
  constructor(private readonly database: DatabaseService) {}

  async findPublishedSet(db: Database, kind: BlacklistKind): Promise<PublishedSet> {
    const [row] = await rowsOf<{ revision: number; entries: number }>(
      db,
      sql`select revision::float8 as revision, entries from blacklist_sets
        where kind = ${kind} and revision is not null`,
    );
    return { kind, revision: row?.revision ?? -1, entries: row?.entries ?? 0 };
  }

  /** One page of a set. A search without words returns everything. */
  async page(
    tx: Database,
    set: PublishedSet,
    { order, q = '', size, from }: { order: EntryOrder; q?: string; size: number; from: number },
  ): Promise<ListPage> {
    const query = searchQuery(q);
    if (query !== undefined) return this.search(tx, set, { order, query, size, from });
    const { entries: total } = set;
    const count = Math.max(0, Math.min(size, total - from));
    // Read from the nearer end, so that the last page costs as little as the first.
    const fromEnd = total - from - count;
    const isNearEnd = fromEnd < from;
    const rows = await this.slice(
      tx,
      set,
      { ...order, descending: order.descending !== isNearEnd },
      count,
      isNearEnd ? fromEnd : from,
    );
    return { rows: isNearEnd ? rows.reverse() : rows, total };
  }

  /** Selects positions first, so that skipped rows are only read from the index. */
  private slice(tx: Database, set: PublishedSet, order: EntryOrder, size: number, from: number) {
    return rowsOf<EntryRow>(
      tx,
      sql`with place as materialized (
          select position from blacklist_entries entry where ${inSet(set)}
          order by ${orderBy(order)} limit ${size} offset ${Math.max(0, from)}
        )
        select ${COLUMNS} from place join blacklist_entries entry using (position)
        where ${inSet(set)} order by ${orderBy(order)}`,
    );
  }

  private async search(
    tx: Database,
    set: PublishedSet,
    { order, query, size, from }: { order: EntryOrder; query: string; size: number; from: number },
  ): Promise<ListPage> {
    const total = await this.count(tx, set, query);
    const rows = await rowsOf<EntryRow>(
      tx,
      sql`${matchingEntries(set, query, total)} select ${COLUMNS} from entry where true
        order by ${orderBy(order)} limit ${size} offset ${from}`,
    );
    return { rows, total };
  }

  private async count(db: Database, set: PublishedSet, query: string): Promise<number> {
    const [row] = await rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from blacklist_entries
        where ${inSet(set)} and words @@ ${query}::tsquery`,
    );
    return row?.total ?? 0;
  }

  /**
   * The whole set, newest first, in batches.
   * @throws Error where the set was deleted in between, so that no incomplete list looks complete
   */
  async *streamAll(set: PublishedSet, q = ''): AsyncGenerator<EntryRow[]> {
    const query = searchQuery(q);
    const source =
      query === undefined
        ? allEntries(set)
        : matchingEntries(set, query, await this.count(this.database.db, set, query));
    let after = sql``;
    for (;;) {
      const rows = await rowsOf<EntryRow & { position: number }>(
        this.database.db,
        sql`${source} select ${COLUMNS}, position from entry where true ${after}
          order by ${orderBy(NEWEST_FIRST)} limit ${BATCH_SIZE}`,
      );
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) break;
      after = sql`and (entry."timestamp", entry.position) < (${last.timestamp}::bigint, ${last.position}::int)`;
    }
    if (!(await this.exists(set))) throw new Error('the list was replaced while it was read');
  }

  /** Published entries of lists for the id of a user or server, newest first. @param kinds default: all lists */
  listById(
    db: Database,
    id: string,
    kinds: readonly BlacklistKind[] = BLACKLIST_KINDS,
  ): Promise<(EntryRow & { kind: BlacklistKind })[]> {
    return rowsOf(
      db,
      sql`select kind, ${COLUMNS} from blacklist_entries entry
        join blacklist_sets using (kind, revision)
        where subject_id = ${id}
          and kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
        order by entry."timestamp" desc, kind, position limit ${MAX_PER_ID}`,
    );
  }

  /** Whether the set still exists. Positions begin with 1. */
  private async exists(set: PublishedSet): Promise<boolean> {
    if (set.entries === 0) return true;
    const rows = await rowsOf(
      this.database.db,
      sql`select 1 from blacklist_entries
        where ${inSet(set)} and position = 1`,
    );
    return rows.length > 0;
  }
}

export const NEWEST_FIRST: EntryOrder = { field: 'timestamp', descending: true };

const inSet = ({ kind, revision }: PublishedSet): SQL =>
  sql`kind = ${kind} and revision = ${revision}::bigint`;

/** The set as `entry`, not materialized, so that each order can use its index. */
const allEntries = (set: PublishedSet): SQL =>
  sql`with entry as not materialized (select * from blacklist_entries where ${inSet(set)})`;

/**
 * The entries that match a search, as `entry`. Rare words use the index of words; for common words it
 * is faster to read in order. The planner cannot decide this itself, because it estimates the same
 * selectivity for every prefix.
 * @param total number of matching entries
 */
function matchingEntries(set: PublishedSet, query: string, total: number): SQL {
  const isRare = total * RARE_WORD_RATIO < set.entries;
  return sql`with entry as ${sql.raw(isRare ? 'materialized' : 'not materialized')} (
    select * from blacklist_entries where ${inSet(set)} and words @@ ${query}::tsquery)`;
}

/** Field and position have the same direction, so that one index covers both. */
const orderBy = ({ field, descending }: EntryOrder): SQL =>
  sql.raw(
    [...FIELDS[field], 'entry.position']
      .map((column) => `${column} ${descending ? 'desc' : 'asc'}`)
      .join(', '),
  );
