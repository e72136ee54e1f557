import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { ActivityRecord } from '@portico/contracts/activity/schema';
import type { ActivityEvent } from '@portico/contracts/ingest/activity';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { deleteSome } from '../../core/db/delete-some.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import type { activityDays } from './activity.table.ts';

type Day = Omit<ActivityEvent, 'id'>;

/** Rows per statement. */
const ROWS = 100;

@Injectable()
export class ActivityRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Counts of messages on a server, ascending by day.
   * @param from first day, `YYYY-MM-DD`; undefined: the earliest
   */
  listDays(serverId: string, from: string | undefined): Promise<ActivityRecord[]> {
    const since = from === undefined ? sql`` : sql`and message_date >= ${from}::date`;
    return rowsOf(
      this.database.db,
      sql`select user_id, to_char(message_date, 'YYYY-MM-DD') as message_date,
          total_messages::float8 as total_messages
        from activity_days where server_id = ${serverId} ${since}
        order by activity_days.message_date, user_id`,
    );
  }

  /**
   * Deletes some totals, and ids of events, from before the last `days` days. The ids go with their days, so
   * an event that is sent again is deleted again.
   * @returns whether rows are left
   */
  async deleteSome(days: number): Promise<boolean> {
    const { db } = this.database;
    const old = sql`message_date < (now() at time zone 'utc')::date - ${days}::int`;
    const isLeft = await deleteSome(db, ACTIVITY, old);
    return (await deleteSome(db, 'activity_events', old)) || isLeft;
  }

  /**
   * Adds the events to the totals of their days.
   * @returns the number of events with a new id
   */
  async add(tx: Database, events: ActivityEvent[]): Promise<number> {
    const byId = new Map(events.toReversed().map((event) => [event.id, event]));
    const ids = [...byId.keys()].toSorted();
    const newIds = (await inPieces(ids, ROWS, (piece) => this.insertIds(tx, piece, byId))).flat();
    const days = totalsByDay(newIds.flatMap((id) => byId.get(id) ?? []));
    await inPieces(days, ROWS, (piece) => this.addToDays(tx, piece));
    return newIds.length;
  }

  /** @returns the new ids */
  private async insertIds(
    tx: Database,
    ids: string[],
    byId: ReadonlyMap<string, ActivityEvent>,
  ): Promise<string[]> {
    const events = ids.map((id) => ({ id, day: byId.get(id)?.message_date }));
    const rows = await rowsOf<{ event_id: string }>(
      tx,
      sql`insert into activity_events (event_id, message_date)
        select id, day from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as event(id text, day date)
        on conflict (event_id) do nothing
        returning event_id`,
    );
    return rows.map((row) => row.event_id);
  }

  private async addToDays(tx: Database, days: Day[]): Promise<void> {
    await tx.execute(
      sql`insert into activity_days (server_id, message_date, user_id, total_messages)
        select server_id, message_date, user_id, messages
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
          as day(server_id text, message_date date, user_id text, messages bigint)
        order by server_id, message_date, user_id
        on conflict (server_id, message_date, user_id) do update
          set total_messages = activity_days.total_messages + excluded.total_messages`,
    );
  }
}

/** One total per day, sorted so that concurrent batches lock rows in the same order. */
function totalsByDay(events: ActivityEvent[]): Day[] {
  const days = new Map<string, Day>();
  for (const { server_id, message_date, user_id, messages } of events) {
    const key = `${server_id} ${message_date} ${user_id}`;
    const day = days.get(key);
    if (day) day.messages += messages;
    else days.set(key, { server_id, message_date, user_id, messages });
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day);
}

export const ACTIVITY = 'activity_days' satisfies (typeof activityDays)['_']['name'];
