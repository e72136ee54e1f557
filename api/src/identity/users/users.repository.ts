import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '@portico/sdk/contracts/session/schema';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { users } from './user.table.ts';

/** Users who have signed in, with their Discord profile at the last sign-in. */
@Injectable()
export class UsersRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Inserts a user, or updates name and avatar. */
  async save(tx: Database, { id, username, avatar }: CurrentUser): Promise<void> {
    const profile = { username, avatar, updatedAt: sql`now()` };
    await tx
      .insert(users)
      .values({ id, ...profile })
      .onConflictDoUpdate({ target: users.id, set: profile });
  }

  /** Stores the address of a user, or deletes it. */
  async setEmail(userId: string, email: string | null): Promise<void> {
    await this.database.db
      .update(users)
      .set({ email })
      .where(and(eq(users.id, userId), sql`${users.email} is distinct from ${email}`));
  }

  /** The stored Discord profile of a user. */
  async profile(userId: string): Promise<(CurrentUser & { email: string | null }) | null> {
    const [found] = await this.database.db
      .select({ id: users.id, username: users.username, avatar: users.avatar, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    return found ?? null;
  }

  /** Locks the row of a user until the transaction ends. @returns whether there is one */
  async lock(tx: Database, userId: string): Promise<boolean> {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    return rows.length > 0;
  }

  /** Deletes a user. Sessions and grants are deleted with the row. */
  async delete(tx: Database, userId: string): Promise<void> {
    await tx.delete(users).where(eq(users.id, userId));
  }
}
