import { Injectable } from '@nestjs/common';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DatabaseService } from './database.service.ts';
import { revisions } from './revision.table.ts';

/** How long a replica may serve an answer that another replica has changed. */
const CACHE_MS = 500;

interface CachedRevision {
  value: Promise<number>;
  /** What the promise was fulfilled with. */
  settled?: number;
  /** By `performance.now()`, which a corrected system clock does not set back. */
  until: number;
}

/** Counts the changes of each noun, so that answers are generated once per change. */
@Injectable()
export class RevisionRepository {
  private readonly cache = new Map<string, CachedRevision>();

  constructor(private readonly database: DatabaseService) {}

  /**
   * The revision of a noun, 0 before the first write. Queried once at a time and cached briefly.
   */
  current(noun: string): Promise<number> {
    const cached = this.cache.get(noun);
    if (cached && cached.until > performance.now()) return cached.value;
    const value = this.read(noun);
    // All callers share the running query, even if the database is slow.
    const entry: CachedRevision = { value, until: Infinity };
    this.cache.set(noun, entry);
    value.then(
      (settled) => {
        entry.settled = settled;
        entry.until = performance.now() + CACHE_MS;
      },
      () => this.cache.get(noun) === entry && this.invalidate(noun),
    );
    return value;
  }

  /** The revision of a noun if it is known without a wait. */
  known(noun: string): number | undefined {
    const cached = this.cache.get(noun);
    return cached && cached.until > performance.now() ? cached.settled : undefined;
  }

  /** Drops the cached revision. Call it after the transaction of a change has committed. */
  invalidate(noun: string): void {
    this.cache.delete(noun);
  }

  /** Counts a change. @param tx the transaction of the change */
  async bump(tx: Database, noun: string): Promise<void> {
    await tx
      .insert(revisions)
      .values({ noun, value: 1 })
      .onConflictDoUpdate({
        target: revisions.noun,
        set: { value: sql`${revisions.value} + 1` },
      });
  }

  /**
   * Records the sender's revision of a complete set.
   * @param tx the transaction that replaces the set
   * @returns false when this or a later revision is already stored
   */
  async take(tx: Database, noun: string, sent: number): Promise<boolean> {
    const taken = await tx
      .insert(revisions)
      .values({ noun, value: 1, sent })
      .onConflictDoUpdate({
        target: revisions.noun,
        set: { value: sql`${revisions.value} + 1`, sent },
        setWhere: sql`${revisions.sent} is null or ${revisions.sent} < ${sent}`,
      })
      .returning({ noun: revisions.noun });
    return taken.length > 0;
  }

  /** Records that the bot has changed a noun. @param tx the transaction of the change */
  async received(tx: Database, noun: string): Promise<void> {
    await tx
      .update(revisions)
      .set({ receivedAt: sql`now()` })
      .where(eq(revisions.noun, noun));
  }

  /** Seconds since the bot has last changed each of its nouns. */
  ages(): Promise<{ noun: string; seconds: number }[]> {
    return this.database.db
      .select({
        noun: revisions.noun,
        seconds: sql<number>`extract(epoch from now() - ${revisions.receivedAt})::float8`,
      })
      .from(revisions)
      .where(isNotNull(revisions.receivedAt));
  }

  private async read(noun: string): Promise<number> {
    const [row] = await this.database.db
      .select({ value: revisions.value })
      .from(revisions)
      .where(eq(revisions.noun, noun));
    return row?.value ?? 0;
  }
}
