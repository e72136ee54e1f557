import { Injectable } from '@nestjs/common';
import { eq, gte, lt, sql } from 'drizzle-orm';
import type { ComponentDayEvent } from '@portico/contracts/ingest/components';
import { countedAs, dayOf } from '@portico/contracts/rules/uptime';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { CalledComponent, Outcomes } from '../../core/dependency-health/call-outcomes.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { callOutcomes, componentDays, componentStates } from './component.table.ts';
import type { Sample } from './sample.ts';

const DAY = 86_400;
/** Two runs of the job are at most two minutes apart; after a longer pause, nothing was measured. */
const MAX_GAP_SECONDS = 150;
/** Rows per statement. */
const ROWS = 500;
const KEEP_OUTCOMES_SECONDS = 3600;

type DayRow = typeof componentDays.$inferSelect;
type StateRow = typeof componentStates.$inferSelect;

export interface Measurement {
  component: string;
  sample: Sample;
  isMaintenance: boolean;
  /** Epoch seconds; undefined: since the last measurement. */
  from?: number;
  now: number;
}

@Injectable()
export class ComponentsRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Counts the time since the last measurement. Time that is already counted is not counted again, so a
   * repeated or concurrent call changes nothing.
   * @returns whether the state has changed
   */
  async measure(tx: Database, measurement: Measurement): Promise<boolean> {
    const { component, sample, isMaintenance, now } = measurement;
    const last = await this.lockState(tx, component);
    if (now <= last.measuredUntil) return false;
    const begin = now - last.measuredUntil <= MAX_GAP_SECONDS ? last.measuredUntil : now;
    const from = Math.max(last.measuredUntil, measurement.from ?? begin);
    for (const { day, seconds } of byDay(from, now)) {
      const counted = { up: 0, degraded: 0, down: 0, maintenance: 0 };
      for (const state of ['up', 'degraded', 'down'] as const) {
        counted[countedAs(state, isMaintenance)] += seconds * (sample.shares[state] ?? 0);
      }
      await this.addDay(tx, { component, day, ...counted, isImported: false });
    }
    const hasChanged = last.state !== sample.state;
    await tx
      .update(componentStates)
      .set({
        state: sample.state,
        since: hasChanged ? from : last.since,
        measuredUntil: now,
      })
      .where(eq(componentStates.component, component));
    return hasChanged;
  }

  /** Imports days of an earlier monitor. Days with a measurement stay. @returns the number of new days */
  async importDays(tx: Database, events: ComponentDayEvent[]): Promise<number> {
    const written = await inPieces(events, ROWS, async (piece) => {
      const rows = await tx
        .insert(componentDays)
        .values(
          piece.map(({ component, day, up, degraded, down, maintenance }) => ({
            component,
            day,
            up,
            degraded,
            down,
            maintenance,
            isImported: true,
          })),
        )
        .onConflictDoNothing()
        .returning({ day: componentDays.day });
      return rows.length;
    });
    return written.reduce((sum, count) => sum + count, 0);
  }

  /** The days of all components since a day. */
  daysSince(day: string): Promise<DayRow[]> {
    return this.database.db.select().from(componentDays).where(gte(componentDays.day, day));
  }

  states(): Promise<StateRow[]> {
    return this.database.db.select().from(componentStates);
  }

  /** Adds outcomes of this replica to those of the minute. @param minute epoch seconds */
  async addOutcomes(
    outcomes: ReadonlyMap<CalledComponent, Outcomes>,
    minute: number,
  ): Promise<void> {
    if (outcomes.size === 0) return;
    await this.database.db
      .insert(callOutcomes)
      .values([...outcomes].map(([component, count]) => ({ component, minute, ...count })))
      .onConflictDoUpdate({
        target: [callOutcomes.component, callOutcomes.minute],
        set: {
          ok: sql`${callOutcomes.ok} + excluded.ok`,
          failed: sql`${callOutcomes.failed} + excluded.failed`,
        },
      });
  }

  outcomesSince(time: number) {
    return this.database.db.select().from(callOutcomes).where(gte(callOutcomes.minute, time));
  }

  async deleteOldOutcomes(now: number): Promise<void> {
    await this.database.db
      .delete(callOutcomes)
      .where(lt(callOutcomes.minute, now - KEEP_OUTCOMES_SECONDS));
  }

  private async lockState(tx: Database, component: string): Promise<StateRow> {
    const none: StateRow = { component, state: 'unknown', since: 0, measuredUntil: 0 };
    await tx.insert(componentStates).values(none).onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(componentStates)
      .where(eq(componentStates.component, component))
      .for('update');
    return row ?? none;
  }

  private async addDay(tx: Database, day: DayRow): Promise<void> {
    await rowsOf(
      tx,
      sql`insert into component_days as counted
          (component, day, up, degraded, down, maintenance)
        values (${day.component}, ${day.day}, ${day.up}, ${day.degraded}, ${day.down},
          ${day.maintenance})
        on conflict (component, day) do update set
          up = counted.up + excluded.up, degraded = counted.degraded + excluded.degraded,
          down = counted.down + excluded.down,
          maintenance = counted.maintenance + excluded.maintenance`,
    );
  }
}

/** The seconds of an interval by UTC day. */
function byDay(from: number, to: number): { day: string; seconds: number }[] {
  const days = [];
  for (let day = from; day < to;) {
    const end = Math.min(to, (Math.floor(day / DAY) + 1) * DAY);
    days.push({ day: dayOf(day), seconds: end - day });
    day = end;
  }
  return days;
}

export const COMPONENT_STATES = 'component_states' satisfies (typeof componentStates)['_']['name'];
