import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { stripeCursors } from './stripe-event.table.ts';

/** Cursors in Stripe's lists, shared by all replicas. */
@Injectable()
export class StripeCursorsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Id of the last object that was read; null: the pass begins with the newest. */
  async find(list: string): Promise<string | null> {
    const [row] = await this.database.db
      .select({ after: stripeCursors.after })
      .from(stripeCursors)
      .where(eq(stripeCursors.list, list));
    return row?.after ?? null;
  }

  /** @returns false where the cursor is no longer at `from`, because another replica has moved it */
  async move(list: string, from: string | null, to: string | null): Promise<boolean> {
    const moved = await this.database.db
      .insert(stripeCursors)
      .values({ list, after: to })
      .onConflictDoUpdate({
        target: stripeCursors.list,
        set: { after: to },
        setWhere: sql`${stripeCursors.after} is not distinct from ${from}`,
      })
      .returning({ list: stripeCursors.list });
    return moved.length > 0;
  }
}
