import { Injectable } from '@nestjs/common';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { customerNotes } from './customer-note.table.ts';

export type NoteRow = typeof customerNotes.$inferSelect;

/** More than any customer has; bounds the response. */
const MAX_LISTED = 100;

/** Notes of the team about customers. */
@Injectable()
export class NotesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** @returns undefined where a note with this id exists */
  async create(
    tx: Database,
    note: Pick<NoteRow, 'id' | 'userId' | 'authorId' | 'text'>,
  ): Promise<NoteRow | undefined> {
    const [row] = await tx.insert(customerNotes).values(note).onConflictDoNothing().returning();
    return row;
  }

  /** Locks the note until the transaction ends. */
  async find(tx: Database, id: string): Promise<NoteRow | undefined> {
    const [row] = await tx
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.id, id))
      .for('update');
    return row;
  }

  async remove(tx: Database, id: string): Promise<void> {
    await tx.delete(customerNotes).where(eq(customerNotes.id, id));
  }

  /** The newest notes about a user. */
  listByUser(db: Database, userId: string): Promise<NoteRow[]> {
    return db
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.userId, userId))
      .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))
      .limit(MAX_LISTED);
  }

  /** All notes about a user without their authors, oldest first, for the export of the account. */
  exportOf(userId: string) {
    return this.database.db
      .select({ text: customerNotes.text, createdAt: customerNotes.createdAt })
      .from(customerNotes)
      .where(eq(customerNotes.userId, userId))
      .orderBy(asc(customerNotes.createdAt));
  }
}
