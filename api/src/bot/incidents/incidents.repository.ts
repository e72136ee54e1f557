import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { isUnderWay } from '@portico/contracts/rules/incidents';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { incidents, incidentUpdates } from './incident.table.ts';

type Row = typeof incidents.$inferSelect;
type UpdateRow = typeof incidentUpdates.$inferSelect;

/** An incident for the state of the components. */
export type OpenIncident = Omit<StaffIncident, 'updates'>;

/** How long the status page and the feeds show incidents that have ended. */
const PUBLIC_FOR_SECONDS = 90 * 86_400;
/** Maximum number of incidents on the status page. */
const MAX_PUBLIC = 100;

@Injectable()
export class IncidentsRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Incidents that are ongoing or ended within 90 days, newest first, without withdrawn ones.
   * @param now epoch seconds
   */
  async listPublic(now: number): Promise<StaffIncident[]> {
    const rows = await this.database.db
      .select()
      .from(incidents)
      .where(
        and(
          eq(incidents.withdrawn, false),
          or(isNull(incidents.endedAt), gte(incidents.endedAt, now - PUBLIC_FOR_SECONDS)),
        ),
      )
      .orderBy(desc(incidents.startsAt), desc(incidents.id))
      .limit(MAX_PUBLIC);
    return this.withUpdates(this.database.db, rows);
  }

  /** What is ongoing or planned, without withdrawn ones and updates. */
  async listOpen(): Promise<OpenIncident[]> {
    const rows = await this.database.db
      .select()
      .from(incidents)
      .where(and(eq(incidents.withdrawn, false), isNull(incidents.endedAt)));
    return rows.map((row) => toContract(row, []));
  }

  /** Components within a maintenance window. @param now epoch seconds */
  async componentsInMaintenance(now: number): Promise<Set<string>> {
    const open = await this.listOpen();
    return new Set(
      open.filter((one) => isUnderWay(one, now)).flatMap((one) => one.components ?? []),
    );
  }

  /** A public incident. @returns undefined if it does not exist or was withdrawn */
  async findPublic(id: string): Promise<StaffIncident | undefined> {
    const { db } = this.database;
    const rows = await db
      .select()
      .from(incidents)
      .where(and(eq(incidents.id, id), eq(incidents.withdrawn, false)));
    return (await this.withUpdates(db, rows))[0];
  }

  /**
   * One page of incidents, newest first, and their total number.
   * @param of `public`: without withdrawn ones
   */
  async page(
    offset: number,
    limit: number,
    of: 'all' | 'public' = 'all',
  ): Promise<{ incidents: StaffIncident[]; total: number }> {
    const { db } = this.database;
    const selected = of === 'public' ? eq(incidents.withdrawn, false) : undefined;
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(incidents)
        .where(selected)
        .orderBy(desc(incidents.startsAt), desc(incidents.id))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(incidents).where(selected),
    ]);
    return { incidents: await this.withUpdates(db, rows), total: counted?.total ?? 0 };
  }

  /** An incident, locked until the transaction ends. */
  async lock(tx: Database, id: string): Promise<Row | undefined> {
    const [row] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('update');
    return row;
  }

  async insert(tx: Database, values: typeof incidents.$inferInsert): Promise<Row> {
    const [row] = await tx.insert(incidents).values(values).returning();
    if (!row) throw new Error('the incident was not written');
    return row;
  }

  async update(tx: Database, id: string, values: Partial<Row>): Promise<Row> {
    const [row] = await tx
      .update(incidents)
      .set({ ...values, version: sql`${incidents.version} + 1` })
      .where(eq(incidents.id, id))
      .returning();
    if (!row) throw new Error('the incident was not written');
    return row;
  }

  async insertUpdate(tx: Database, values: typeof incidentUpdates.$inferInsert): Promise<void> {
    await tx.insert(incidentUpdates).values(values);
  }

  /** @returns the previous text; undefined: the incident has no such update */
  async correctUpdate(
    tx: Database,
    incidentId: string,
    updateId: number,
    text: string,
  ): Promise<string | undefined> {
    const isUpdate = and(
      eq(incidentUpdates.id, updateId),
      eq(incidentUpdates.incidentId, incidentId),
    );
    const [before] = await tx
      .select({ text: incidentUpdates.text })
      .from(incidentUpdates)
      .where(isUpdate)
      .for('update');
    if (before) await tx.update(incidentUpdates).set({ text }).where(isUpdate);
    return before?.text;
  }

  /** An incident with its updates. */
  async toStaffIncident(db: Database, row: Row): Promise<StaffIncident> {
    const [incident] = await this.withUpdates(db, [row]);
    if (!incident) throw new Error('the incident was not converted');
    return incident;
  }

  /** The updates of an author, oldest first. */
  listUpdatesByAuthor(userId: string): Promise<{ incidentId: string; at: number; text: string }[]> {
    return this.database.db
      .select({
        incidentId: incidentUpdates.incidentId,
        at: incidentUpdates.at,
        text: incidentUpdates.text,
      })
      .from(incidentUpdates)
      .where(eq(incidentUpdates.author, userId))
      .orderBy(asc(incidentUpdates.id));
  }

  /** Removes the author of updates and keeps their texts. */
  async removeAuthor(tx: Database, userId: string): Promise<void> {
    await tx
      .update(incidentUpdates)
      .set({ author: null })
      .where(eq(incidentUpdates.author, userId));
  }

  private async withUpdates(db: Database, rows: Row[]): Promise<StaffIncident[]> {
    if (rows.length === 0) return [];
    const updates = await db
      .select()
      .from(incidentUpdates)
      .where(
        inArray(
          incidentUpdates.incidentId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(desc(incidentUpdates.id));
    return rows.map((row) =>
      toContract(
        row,
        updates.filter(({ incidentId }) => incidentId === row.id),
      ),
    );
  }
}

const toContract = (row: Row, updates: UpdateRow[]): StaffIncident => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  impact: row.impact,
  state: row.state,
  starts_at: row.startsAt,
  ended_at: row.endedAt,
  planned_end: row.plannedEnd,
  components: row.components,
  withdrawn: row.withdrawn,
  version: row.version,
  updates: updates.map(({ id, at, state, text, author }) => ({
    id: String(id),
    at,
    state,
    text,
    author,
  })),
});

export const INCIDENTS = 'incidents' satisfies (typeof incidents)['_']['name'];
