import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DatabaseService } from './database.service.ts';
import { revisions } from './revision.table.ts';

/** How long one replica may serve an answer after another replica changed it. */
const MEMORY_MS = 500;

interface Remembered {
  value: Promise<number>;
  until: number;
}

/** Counts the changes of each noun, so that answers are built once per change. */
@Injectable()
export class RevisionRepository {
  private readonly remembered = new Map<string, Remembered>();

  constructor(private readonly database: DatabaseService) {}

  /** The noun's revision, 0 before the first write. One query at a time, remembered briefly. */
  current(noun: string): Promise<number> {
    const known = this.remembered.get(noun);
    if (known && known.until > Date.now()) return known.value;
    const value = this.read(noun);
    // Until it is answered, everybody waits for the same query, however slow the database is.
    const entry: Remembered = { value, until: Infinity };
    this.remembered.set(noun, entry);
    value.then(
      () => (entry.until = Date.now() + MEMORY_MS),
      () => this.remembered.get(noun) === entry && this.invalidate(noun),
    );
    return value;
  }

  /** Call after the transaction of a change is committed. */
  invalidate(noun: string): void {
    this.remembered.delete(noun);
  }

  /** Counts a change, inside the transaction that makes it. */
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
   * Takes the sender's revision of a whole set, inside the transaction that replaces it.
   * @returns false when this or a later revision was taken before
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

  private async read(noun: string): Promise<number> {
    const [row] = await this.database.db
      .select({ value: revisions.value })
      .from(revisions)
      .where(eq(revisions.noun, noun));
    return row?.value ?? 0;
  }
}
