import { Injectable } from '@nestjs/common';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { PresenceEvent, TeamProfile } from '@portico/contracts/ingest/team';
import type { TeamActivity } from '@portico/sdk/contracts/team/profile';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { presenceEvents, teamPresence, teamProfiles } from './team-profile.table.ts';

/** Hides activities that the bot has not renewed, for example because it is offline. */
export const isFresh = gt(teamPresence.at, sql`now() - interval '15 minutes'`);

/** Rows per statement. */
const ROWS = 100;

/** Profiles and presence of the team, as sent by the bot. */
@Injectable()
export class TeamProfilesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Replaces the whole set of profiles. */
  async replace(tx: Database, profiles: TeamProfile[]): Promise<void> {
    await tx.delete(teamProfiles);
    const rows = profiles.map(({ user_id: userId, banner_color: bannerColor, ...profile }) => ({
      ...profile,
      userId,
      bannerColor,
    }));
    await inPieces(rows, ROWS, (piece) => tx.insert(teamProfiles).values(piece));
  }

  /**
   * Stores presence events. An event that is older than the user's stored presence changes nothing.
   * @returns the number of events with a new id
   */
  async add(tx: Database, events: PresenceEvent[]): Promise<number> {
    const byId = new Map(events.toReversed().map((event) => [event.id, event]));
    const newIds = new Set(
      (await inPieces([...byId.keys()].toSorted(), ROWS, (ids) => this.insertIds(tx, ids))).flat(),
    );
    const newest = new Map<string, PresenceEvent>();
    for (const event of events) {
      const previous = newest.get(event.user_id);
      const isFirst = byId.get(event.id) === event && newIds.has(event.id);
      if (isFirst && !(previous && previous.at > event.at)) newest.set(event.user_id, event);
    }
    // Sorted, so that concurrent batches lock rows in the same order.
    const current = [...newest.values()].toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
    await inPieces(current, ROWS, (piece) => this.putPresence(tx, piece));
    return newIds.size;
  }

  /** @returns the new ids */
  private async insertIds(tx: Database, ids: string[]): Promise<string[]> {
    const rows = await rowsOf<{ event_id: string }>(
      tx,
      sql`insert into presence_events (event_id)
        select value from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
        on conflict (event_id) do nothing
        returning event_id`,
    );
    return rows.map((row) => row.event_id);
  }

  private async putPresence(tx: Database, newest: PresenceEvent[]): Promise<void> {
    await tx.execute(
      sql`insert into team_presence (user_id, at, status, activity)
        select item->>'user_id', to_timestamp((item->>'at')::bigint), item->>'status',
          nullif(item->'activity', 'null'::jsonb)
        from jsonb_array_elements(${JSON.stringify(newest)}::jsonb) as event(item)
        order by item->>'user_id'
        on conflict (user_id) do update
          set at = excluded.at, status = excluded.status, activity = excluded.activity
          where team_presence.at <= excluded.at`,
    );
  }

  /** A user's current activity; null where the stored presence is stale. */
  async findActivity(userId: string): Promise<TeamActivity | null> {
    const [presence] = await this.database.db
      .select({ activity: teamPresence.activity })
      .from(teamPresence)
      .where(and(eq(teamPresence.userId, userId), isFresh));
    return presence?.activity ?? null;
  }

  /** Deletes ids of events that are so old that the bot no longer sends them again. */
  async deleteOldEvents(): Promise<void> {
    const { db } = this.database;
    await db
      .delete(presenceEvents)
      .where(lt(presenceEvents.takenAt, sql`now() - interval '1 day'`));
  }

  /** All stored data of a user, for the export. */
  async findByUser(userId: string): Promise<{ profile: unknown; presence: unknown }> {
    const { db } = this.database;
    const [profile] = await db.select().from(teamProfiles).where(eq(teamProfiles.userId, userId));
    const [presence] = await db.select().from(teamPresence).where(eq(teamPresence.userId, userId));
    return { profile: profile ?? null, presence: presence ?? null };
  }

  async delete(tx: Database, userId: string): Promise<void> {
    await tx.delete(teamProfiles).where(eq(teamProfiles.userId, userId));
    await tx.delete(teamPresence).where(eq(teamPresence.userId, userId));
  }
}

/** Name of the set's revision. */
export const TEAM_PROFILES = 'team_profiles' satisfies (typeof teamProfiles)['_']['name'];
/** Name of the revision of presence. */
export const TEAM_PRESENCE = 'team_presence' satisfies (typeof teamPresence)['_']['name'];
