import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { desc, eq, ne, and, sql } from 'drizzle-orm';
import { AuditWriter, SYSTEM } from '../../core/audit/audit-writer.repository.ts';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { emptyBuckets } from '../../core/metrics/buckets.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { rowsOf } from '../../core/db/database.ts';
import type { Database } from '../../core/db/database.ts';
import { canaries, type Arm } from '../registry/database/canary.table.ts';
import { lockRegistry } from '../registry/database/registry-lock.repository.ts';
import {
  RunningCanaries,
  type CanaryRow,
} from '../registry/database/running-canaries.repository.ts';
import { sumBy, type PageCounts } from './counts.ts';
import type { Decision } from './judgment/decide.ts';
import type { ArmSums, BothSums } from './judgment/judge.ts';
import { RULE } from './judgment/rule.ts';

/** A canary to start. */
export interface NewCanary {
  app: string;
  version: string;
  baseline: string;
  steps: number[];
  minutes: number;
  why: string;
}

/** Sums of one page of one version. */
export interface PageRow {
  page: string;
  arm: Arm;
  documents: number;
  loads: number;
  failures: number;
  renderErrors: number;
  eventErrors: number;
  loadMs: number[];
}

/** Visits of one version in one minute. */
export interface MinuteRow {
  /** Epoch seconds. */
  minute: number;
  arm: Arm;
  documents: number;
  visits: number;
  failing: number;
}

const plus = (table: string, column: string) =>
  sql.raw(`${column} = ${table}.${column} + excluded.${column}`);

/** Reads and writes canaries and their counts. */
@Injectable()
export class CanariesRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly running: RunningCanaries,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Starts a canary.
   * @param prepare runs under the registry's lock; throws to reject it
   * @returns its id; null for a dry run
   */
  async start(
    { by, dryRun, at }: { by: AuditActor; dryRun?: boolean; at: Date },
    prepare: (tx: Database) => Promise<NewCanary>,
  ): Promise<{ id: number | null; canary: NewCanary }> {
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const canary = await prepare(tx);
      if (dryRun) return { id: null, canary };
      const [share = 0] = canary.steps;
      const times = { startedAt: at, stepStartedAt: at };
      const [row] = await tx
        .insert(canaries)
        .values({
          ...{ ...canary, ...times, share, actor: by.actor, lookAt: RULE.minVisits },
          secret: randomBytes(24).toString('base64url'),
        })
        .returning({ id: canaries.id });
      const { app, ...detail } = canary;
      await this.audit.write(tx, {
        ...by,
        action: 'canary.start',
        target: `release:${app}`,
        detail: { canary: row!.id, ...detail },
      });
      return { id: row!.id, canary };
    });
  }

  /**
   * Ends the running canary of an app.
   * @returns undefined if none runs
   */
  async stop(
    app: string,
    end: Parameters<RunningCanaries['end']>[2],
    id?: number,
  ): Promise<CanaryRow | undefined> {
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      const row = await this.running.of(app, tx);
      if (!row || (id !== undefined && row.id !== id)) return undefined;
      await this.running.end(tx, row, end);
      return row;
    });
  }

  /**
   * Adds counts, and applies what is decided about each running canary, in one transaction under the
   * registry's lock: no two replicas decide about the same counts.
   * @returns the canaries whose last step is over, and whether one has changed
   */
  async addAndDecide(
    counts: readonly PageCounts[],
    now: Date,
    decide: (canary: CanaryRow, sums: BothSums) => Decision,
  ): Promise<{ finished: CanaryRow[]; hasChanged: boolean }> {
    return this.database.db.transaction(async (tx) => {
      await lockRegistry(tx);
      if (counts.length > 0) await this.add(tx, counts);
      const finished: CanaryRow[] = [];
      let hasChanged = false;
      for (const row of await this.running.all(tx)) {
        const sums = await this.sums(row.id, now, tx);
        const decision = decide(row, sums);
        if (decision.kind === 'promote') finished.push(row);
        hasChanged ||= decision.kind === 'stop' || decision.kind === 'grow';
        await this.apply(tx, row, decision, { now, visits: sums.new.visits });
      }
      return { finished, hasChanged };
    });
  }

  private async apply(
    tx: Database,
    row: CanaryRow,
    decision: Decision,
    { now, visits }: { now: Date; visits: number },
  ): Promise<void> {
    const { looks, lookAt } = decision;
    if (looks !== row.looks) {
      await tx.update(canaries).set({ looks, lookAt }).where(eq(canaries.id, row.id));
    }
    if (decision.kind === 'stop') {
      const { reason, message } = decision;
      await this.running.end(tx, row, { reason, message, by: SYSTEM, at: now });
    }
    if (decision.kind !== 'grow') return;
    const { share } = decision;
    await tx
      .update(canaries)
      .set({ share, stepStartedAt: now, stepVisits: visits })
      .where(eq(canaries.id, row.id));
    await this.audit.write(tx, {
      ...SYSTEM,
      action: 'canary.grow',
      target: `release:${row.app}`,
      detail: { canary: row.id, version: row.version, from: row.share, to: share, visits },
    });
  }

  private async add(tx: Database, counts: readonly PageCounts[]): Promise<void> {
    const minutes = sumBy(counts, ({ canary, arm, minute }) => `${canary} ${arm} ${minute}`);
    const pages = sumBy(counts, ({ canary, arm, page }) => `${canary} ${arm} ${page}`);
    await tx.execute(sql`
      insert into canary_minutes (canary, minute, arm, documents, visits, failing)
      select canary, to_timestamp(minute), arm, documents, visits, failing
      from jsonb_to_recordset(${JSON.stringify(minutes)}::jsonb) as added(
        canary bigint, minute bigint, arm text, documents int, visits int, failing int)
      order by 1, 2, 3
      on conflict (canary, minute, arm) do update set ${sql.join(
        ['documents', 'visits', 'failing'].map((column) => plus('canary_minutes', column)),
        sql`, `,
      )}`);
    await tx.execute(sql`
      insert into canary_pages (canary, page, arm, documents, loads, failures, render_errors, event_errors,
        load_ms)
      select canary, page, arm, documents, loads, failures, "renderErrors", "eventErrors", "loadMs"
      from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as added(
        canary bigint, page text, arm text, documents int, loads int, failures int,
        "renderErrors" int, "eventErrors" int, "loadMs" int[])
      order by 1, 2, 3
      on conflict (canary, page, arm) do update set ${sql.join(
        [
          ...['documents', 'loads', 'failures', 'render_errors', 'event_errors'].map((column) =>
            plus('canary_pages', column),
          ),
          sql.raw(`load_ms = (select array_agg(a + b order by place)
            from unnest(canary_pages.load_ms, excluded.load_ms) with ordinality as pair(a, b, place))`),
        ],
        sql`, `,
      )}`);
  }

  /** @returns the sums of both versions since the canary began */
  async sums(id: number, now: Date, db: Database = this.database.db): Promise<BothSums> {
    const settledBefore = now.getTime() / 1000 - 60 - RULE.silentAfterSeconds;
    const rows = await rowsOf<Omit<ArmSums, 'loadMs'> & { arm: Arm }>(
      db,
      sql`select arm, sum(documents)::float8 as documents, sum(visits)::float8 as visits,
          sum(failing)::float8 as failing,
          coalesce(sum(documents) filter (where minute <= to_timestamp(${settledBefore})), 0)::float8 as settled
        from canary_minutes where canary = ${id} group by arm`,
    );
    const times = await rowsOf<{ arm: Arm; place: number; count: number }>(
      db,
      sql`select arm, place::float8 as place, sum(count)::float8 as count
        from canary_pages, unnest(load_ms) with ordinality as bucket(count, place)
        where canary = ${id} group by arm, place order by arm, place`,
    );
    const sumsOf = (arm: Arm): ArmSums => {
      const {
        documents = 0,
        settled = 0,
        visits = 0,
        failing = 0,
      } = rows.find((row) => row.arm === arm) ?? {};
      const loadMs = emptyBuckets();
      for (const row of times) if (row.arm === arm) loadMs[row.place - 1] = row.count;
      return { documents, settled, visits, failing, loadMs };
    };
    return { old: sumsOf('old'), new: sumsOf('new') };
  }

  async pages(id: number): Promise<PageRow[]> {
    return rowsOf<PageRow>(
      this.database.db,
      sql`select page, arm, documents, loads, failures, render_errors as "renderErrors",
          event_errors as "eventErrors", load_ms as "loadMs"
        from canary_pages where canary = ${id} order by page, arm`,
    );
  }

  /** @param since epoch seconds */
  async minutes(id: number, since: number): Promise<MinuteRow[]> {
    return rowsOf<MinuteRow>(
      this.database.db,
      sql`select extract(epoch from minute)::float8 as minute, arm, documents, visits, failing
        from canary_minutes where canary = ${id} and minute >= to_timestamp(${since})
        order by canary_minutes.minute, arm`,
    );
  }

  /** Newest first. */
  async ended(app: string, limit: number): Promise<CanaryRow[]> {
    return this.database.db
      .select()
      .from(canaries)
      .where(and(eq(canaries.app, app), ne(canaries.state, 'running')))
      .orderBy(desc(canaries.id))
      .limit(limit);
  }
}
