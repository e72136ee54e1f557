import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { ActivityRecord } from 'shared/contracts/activity/schema';
import type { ActivityEvent } from 'shared/contracts/ingest/activity';
import { rowsOf, type Database } from '../db/database.ts';
import { DatabaseService } from '../db/database.service.ts';
import type { activityDays } from './activity.table.ts';

@Injectable()
export class ActivityRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * What was written on a server, ascending by day.
   * @param from first day, `YYYY-MM-DD`; absent: since the earliest
   */
  days(serverId: string, from: string | undefined): Promise<ActivityRecord[]> {
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
   * Adds events to the days that they belong to.
   * @returns how many had an event id that was new
   */
  async add(tx: Database, events: ActivityEvent[]): Promise<number> {
    const [row] = await rowsOf<{ written: number }>(
      tx,
      sql`with event as (
        select distinct on (id) id, server_id, user_id, message_date, messages
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as event(id text, server_id text, user_id text, message_date date, messages bigint)
        order by id
      ), fresh as (
        insert into activity_events (event_id) select id from event
        on conflict (event_id) do nothing
        returning event_id
      ), counted as (
        insert into activity_days (server_id, message_date, user_id, total_messages)
        select server_id, message_date, user_id, sum(messages)
        from event join fresh on event_id = id
        group by server_id, message_date, user_id
        order by server_id, message_date, user_id
        on conflict (server_id, message_date, user_id) do update
          set total_messages = activity_days.total_messages + excluded.total_messages
      ) select count(*)::int as written from fresh`,
    );
    return row?.written ?? 0;
  }
}

export const ACTIVITY = 'activity_days' satisfies (typeof activityDays)['_']['name'];
