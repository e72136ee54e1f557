import { Injectable } from '@nestjs/common';
import { asc, sql } from 'drizzle-orm';
import type { HistoryEvent, ShardEvent } from '@portico/contracts/ingest/status';
import type { HistoryRecord, ShardRecord } from '@portico/contracts/status/schema';
import { SHARD_STALE_SECONDS } from '@portico/contracts/status/staleness';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { history, shards } from './status.table.ts';

/** Rows per statement. */
const ROWS = 100;
/** As float8, because one of the two drivers returns int8 as text. */
const READING_COLUMNS = sql.raw(
  '"timestamp"::float8 as "timestamp", guilds::float8 as guilds, users::float8 as users, ping',
);

/** An interval in epoch seconds; `from` is inclusive, `to` is exclusive. */
export interface TimeInterval {
  from: number;
  to: number;
}

@Injectable()
export class StatusRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Readings in order of time.
   * @param step seconds; returns only the first reading of each step, aligned to the epoch
   */
  readings({ from, to }: TimeInterval, step?: number): Promise<HistoryRecord[]> {
    const group = step === undefined ? undefined : sql.raw(`history."timestamp" / ${step}`);
    return rowsOf(
      this.database.db,
      sql`select ${group && sql`distinct on (${group})`} ${READING_COLUMNS} from history
        where "timestamp" >= ${from} and "timestamp" < ${to}
        order by ${group && sql`${group},`} history."timestamp", seq`,
    );
  }

  /** The first reading of each interval. Intervals without readings are left out. */
  firstReadings(intervals: TimeInterval[]): Promise<HistoryRecord[]> {
    return rowsOf(
      this.database.db,
      sql`select first.* from jsonb_to_recordset(${JSON.stringify(intervals)}::jsonb)
        as span("from" bigint, "to" bigint)
        cross join lateral (
          select ${READING_COLUMNS} from history
          where "timestamp" >= span."from" and "timestamp" < span."to"
          order by history."timestamp", seq limit 1
        ) as first
        order by first."timestamp"`,
    );
  }

  /** The time of the earliest reading since a time; undefined: there is none. */
  async earliestTimestamp(since = 0): Promise<number | undefined> {
    const [row] = await rowsOf<{ earliest: number | null }>(
      this.database.db,
      sql`select min("timestamp")::float8 as earliest from history where "timestamp" >= ${since}`,
    );
    return row?.earliest ?? undefined;
  }

  /**
   * Every shard, ascending by id (spec 0 §2).
   * @param now epoch seconds; decides which states are stale
   */
  async listShards(now: number): Promise<ShardRecord[]> {
    const rows = await this.database.db.select().from(shards).orderBy(asc(shards.shardId));
    return rows.map((row) => ({
      shard_id: row.shardId,
      server_count: row.serverCount,
      member_count: row.memberCount,
      latency: row.latency,
      uptime: row.uptime,
      is_ready: row.isReady,
      seen_at: row.at,
      is_stale: now - row.at > SHARD_STALE_SECONDS,
    }));
  }

  /** Appends readings. @returns the number of events with a new id */
  async addHistory(tx: Database, events: HistoryEvent[]): Promise<number> {
    const written = await inPieces(events, ROWS, (piece) => this.addReadings(tx, piece));
    return written.reduce((sum, count) => sum + count, 0);
  }

  private async addReadings(tx: Database, events: HistoryEvent[]): Promise<number> {
    const [row] = await rowsOf<{ written: number }>(
      tx,
      sql`with added as (
        insert into history (event_id, "timestamp", guilds, users, ping)
        select id, "timestamp", guilds, users, ping
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as event(id text, "timestamp" bigint, guilds bigint, users bigint, ping float8)
        on conflict (event_id) do nothing
        returning 1
      ) select count(*)::int as written from added`,
    );
    return row?.written ?? 0;
  }

  /**
   * Stores the newest state of each shard. Deletes shards beyond the shard count of the newest state.
   * @param newest at most one event per shard
   * @returns the number of states that were newer than the stored ones
   */
  async putShards(tx: Database, newest: ShardEvent[]): Promise<number> {
    // Sorted, so that concurrent batches lock rows in the same order.
    const ordered = newest.toSorted((a, b) => a.shard_id - b.shard_id);
    const written = await inPieces(ordered, ROWS, (piece) => this.putStates(tx, piece));
    await tx.execute(
      sql`delete from shards
        where shard_id >= (select shard_count from shards order by at desc, shard_id limit 1)`,
    );
    return written.reduce((sum, count) => sum + count, 0);
  }

  private async putStates(tx: Database, newest: ShardEvent[]): Promise<number> {
    const [row] = await rowsOf<{ written: number }>(
      tx,
      sql`with taken as (
        insert into shards
          (shard_id, server_count, member_count, latency, uptime, is_ready, at, shard_count)
        select shard_id, server_count, member_count, latency, uptime, is_ready, at, shard_count
        from jsonb_to_recordset(${JSON.stringify(newest)}::jsonb)
          as event(shard_id int, server_count bigint, member_count bigint, latency float8,
            uptime float8, is_ready boolean, at bigint, shard_count int)
        order by shard_id
        on conflict (shard_id) do update set
          server_count = excluded.server_count, member_count = excluded.member_count,
          latency = excluded.latency, uptime = excluded.uptime, is_ready = excluded.is_ready,
          at = excluded.at, shard_count = excluded.shard_count
        where shards.at < excluded.at
        returning 1
      ) select count(*)::int as written from taken`,
    );
    return row?.written ?? 0;
  }
}

export const HISTORY = 'history' satisfies (typeof history)['_']['name'];
export const SHARDS = 'shards' satisfies (typeof shards)['_']['name'];
