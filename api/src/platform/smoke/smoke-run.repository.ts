import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { PlatformAction } from '@portico/sdk/contracts/audit/actions';
import { AuditWriter } from '../../core/audit/audit-writer.repository.ts';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { bytesOf } from '../../core/db/bytes.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import { smokePictures, smokeRuns } from './smoke-run.table.ts';
import type { StoredPlan, StoredVerdict } from './smoke-run.table.ts';

export type SmokeRunRow = typeof smokeRuns.$inferSelect;

/** A picture of a failed page. */
export interface NewPicture {
  path: string;
  width: number;
  jpeg: Buffer;
}

/** Maximum number of claims of a run. A run whose worker dies is claimed again. */
const MAX_CLAIMS = 3;
const PICTURE_DAYS = 30;
const ENDED = ['passed', 'failed'] as const;

/** Reads and writes smoke runs. */
@Injectable()
export class SmokeRunRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
  ) {}

  /** Adds a pending run. @param tx that the request belongs to */
  async add(
    tx: Database,
    { name, version }: { name: string; version: string },
    by: AuditActor,
  ): Promise<number> {
    const rows = await tx
      .insert(smokeRuns)
      .values({ name, version, orderedBy: by.actor })
      .returning({ id: smokeRuns.id });
    return rows[0]!.id;
  }

  /** Adds a run on request, with the reason in the audit log. */
  async order(
    release: { name: string; version: string },
    by: AuditActor,
    why: string,
  ): Promise<number> {
    return this.database.db.transaction(async (tx) => {
      const run = await this.add(tx, release, by);
      await this.write(tx, by, 'smoke.order', release, { run, why });
      return run;
    });
  }

  /**
   * Assigns the oldest run that is pending, or whose lease has expired, to a worker.
   * @param seconds how long the lease lasts
   * @returns undefined if there is none
   */
  async claim(
    lease: { hash: string; seconds: number; worker: string },
    by: AuditActor,
  ): Promise<SmokeRunRow | undefined> {
    return this.database.db.transaction(async (tx) => {
      await this.abortLost(tx, by);
      const [next] = await tx
        .select({ id: smokeRuns.id })
        .from(smokeRuns)
        .where(or(eq(smokeRuns.state, 'waiting'), isLost))
        .orderBy(asc(smokeRuns.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return undefined;
      const [run] = await tx
        .update(smokeRuns)
        .set({
          ...{ state: 'running', worker: lease.worker, leaseHash: lease.hash },
          leaseUntil: sql`now() + make_interval(secs => ${lease.seconds})`,
          claims: sql`${smokeRuns.claims} + 1`,
        })
        .where(eq(smokeRuns.id, next.id))
        .returning();
      await this.write(tx, by, 'smoke.claim', run!, { run: run!.id, attempt: run!.claims });
      return run;
    });
  }

  /** Aborts the runs that too many workers did not finish. */
  private async abortLost(tx: Database, by: AuditActor): Promise<void> {
    const lost = await tx
      .update(smokeRuns)
      .set({
        ...{ state: 'aborted', leaseHash: null, finishedAt: sql`now()` },
        reason: `${MAX_CLAIMS} workers claimed the run and did not finish it in time.`,
      })
      .where(and(isLost, sql`${smokeRuns.claims} >= ${MAX_CLAIMS}`))
      .returning();
    for (const run of lost) await this.write(tx, by, 'smoke.abort', run, { run: run.id });
  }

  async setPlan(id: number, plan: StoredPlan): Promise<void> {
    await this.database.db.update(smokeRuns).set({ plan }).where(eq(smokeRuns.id, id));
  }

  async abort(run: SmokeRunRow, reason: string, by: AuditActor): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      await tx
        .update(smokeRuns)
        .set({ state: 'aborted', leaseHash: null, reason, finishedAt: sql`now()` })
        .where(eq(smokeRuns.id, run.id));
      await this.write(tx, by, 'smoke.abort', run, { run: run.id, reason });
    });
  }

  /** @returns the run of a lease that has not ended; undefined for any other lease */
  async leased(hash: string): Promise<SmokeRunRow | undefined> {
    const [run] = await this.database.db
      .select()
      .from(smokeRuns)
      .where(
        and(
          eq(smokeRuns.leaseHash, hash),
          eq(smokeRuns.state, 'running'),
          gt(smokeRuns.leaseUntil, sql`now()`),
        ),
      );
    return run;
  }

  /**
   * Stores a verdict and ends the lease. Pictures of earlier runs of the version are deleted.
   * @returns false if the lease is no longer the run's: another worker has it, or it has ended
   */
  async finish(
    { id, hash }: { id: number; hash: string },
    {
      state,
      verdict,
      pictures,
    }: {
      state: 'passed' | 'failed';
      verdict: StoredVerdict;
      pictures: readonly NewPicture[];
    },
    by: AuditActor,
  ): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const [run] = await tx
        .update(smokeRuns)
        .set({ state, verdict, leaseHash: null, finishedAt: sql`now()` })
        .where(
          and(
            eq(smokeRuns.id, id),
            eq(smokeRuns.leaseHash, hash),
            eq(smokeRuns.state, 'running'),
            gt(smokeRuns.leaseUntil, sql`now()`),
          ),
        )
        .returning();
      if (!run) return false;
      await this.deleteOldPictures(tx, run);
      for (const { path, width, jpeg } of pictures) {
        await tx.insert(smokePictures).values({ run: id, path, width, bytes: bytesOf(jpeg) });
      }
      const failed = verdict.pages.filter(({ findings }) => findings.length > 0);
      await this.write(tx, by, 'smoke.verdict', run, {
        ...{ run: id, state, pages: verdict.pages.length },
        failed: failed.map(({ path }) => path),
      });
      return true;
    });
  }

  /** @returns the newest run of each version, by `name@version` */
  async newest(names: readonly string[] | undefined): Promise<Map<string, SmokeRunRow>> {
    const rows = await this.database.db
      .selectDistinctOn([smokeRuns.name, smokeRuns.version])
      .from(smokeRuns)
      .where(names && inArray(smokeRuns.name, [...names]))
      .orderBy(asc(smokeRuns.name), asc(smokeRuns.version), desc(smokeRuns.id));
    return new Map(rows.map((row) => [`${row.name}@${row.version}`, row]));
  }

  /** @returns the newest run of a version, and the newest one with a verdict */
  async ofVersion(
    { name, version }: { name: string; version: string },
    db: Database = this.database.db,
  ): Promise<{ newest?: SmokeRunRow; judged?: SmokeRunRow }> {
    const runs = await db
      .select()
      .from(smokeRuns)
      .where(and(eq(smokeRuns.name, name), eq(smokeRuns.version, version)))
      .orderBy(desc(smokeRuns.id));
    const judged = runs.find(({ state }) => ENDED.some((ended) => ended === state));
    return { newest: runs[0], judged };
  }

  /** @returns the pictures of some runs, without their bytes */
  async picturesOf(
    runs: readonly number[],
    db: Database = this.database.db,
  ): Promise<{ id: number; run: number; path: string; width: number }[]> {
    const { id, run, path, width } = smokePictures;
    return db
      .select({ id, run, path, width })
      .from(smokePictures)
      .where(inArray(run, [...runs]))
      .orderBy(asc(id));
  }

  /** @returns a picture of a version, as JPEG; undefined: the version has no such picture */
  async picture(
    { name, version }: { name: string; version: string },
    id: number,
  ): Promise<Buffer | undefined> {
    const [row] = await this.database.db
      .select({ bytes: smokePictures.bytes })
      .from(smokePictures)
      .innerJoin(smokeRuns, eq(smokeRuns.id, smokePictures.run))
      .where(
        and(eq(smokePictures.id, id), eq(smokeRuns.name, name), eq(smokeRuns.version, version)),
      );
    return row?.bytes;
  }

  private async deleteOldPictures(tx: Database, { id, name, version }: SmokeRunRow): Promise<void> {
    const replaced = and(
      eq(smokeRuns.name, name),
      eq(smokeRuns.version, version),
      ne(smokeRuns.id, id),
    );
    const old = lt(smokeRuns.finishedAt, sql`now() - make_interval(days => ${PICTURE_DAYS})`);
    const runs = tx.select({ id: smokeRuns.id }).from(smokeRuns).where(or(replaced, old));
    await tx.delete(smokePictures).where(inArray(smokePictures.run, runs));
  }

  private write(
    tx: Database,
    by: AuditActor,
    action: Extract<PlatformAction, `smoke.${string}`>,
    { name, version }: { name: string; version: string },
    detail: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.write(tx, {
      ...by,
      action,
      target: `release:${name}`,
      detail: { version, ...detail },
    });
  }
}

const isLost = and(eq(smokeRuns.state, 'running'), lt(smokeRuns.leaseUntil, sql`now()`));
