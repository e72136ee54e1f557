import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { paymentCursors } from './payment-event.table.ts';

/** Cursors in the payment provider's lists, shared by all replicas. */
@Injectable()
export class PaymentCursorsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Id of the last object that was read; null: the pass begins with the newest. */
  async find(list: string): Promise<string | null> {
    const [row] = await this.database.db
      .select({ after: paymentCursors.after })
      .from(paymentCursors)
      .where(eq(paymentCursors.list, list));
    return row?.after ?? null;
  }

  /** @returns false where the cursor is no longer at `from`, because another replica has moved it */
  async move(list: string, from: string | null, to: string | null): Promise<boolean> {
    const moved = await this.database.db
      .insert(paymentCursors)
      .values({ list, after: to })
      .onConflictDoUpdate({
        target: paymentCursors.list,
        set: { after: to },
        setWhere: sql`${paymentCursors.after} is not distinct from ${from}`,
      })
      .returning({ list: paymentCursors.list });
    return moved.length > 0;
  }
}
