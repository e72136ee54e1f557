import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { CustomerNote } from '@portico/contracts/notes/schema';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { UsersRepository } from '../../identity/users/users.repository.ts';
import { NotesRepository, type NoteRow } from './notes.repository.ts';

interface NewNote {
  noteId: string;
  /** The customer. */
  userId: string;
  authorId: string;
  text: string;
}

/** Notes of the team about customers. The audit log has no texts, because it is never deleted. */
@Injectable()
export class NotesService {
  constructor(
    private readonly database: DatabaseService,
    private readonly notes: NotesRepository,
    private readonly users: UsersRepository,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Adds a note.
   * @returns the note, which is the same for a repeated call
   * @throws ProblemError 404 for a user without an account, 409 where another note has this id
   */
  add({ noteId: id, ...note }: NewNote, by: AuditActor): Promise<CustomerNote> {
    return this.database.db.transaction(async (tx) => {
      // The lock orders this change and the deletion of the account.
      if (!(await this.users.lock(tx, note.userId))) throw unknownUser();
      const row = await this.notes.create(tx, { id, ...note });
      if (!row) {
        const stored = await this.notes.find(tx, id);
        const isSame =
          stored?.userId === note.userId &&
          stored.authorId === note.authorId &&
          stored.text === note.text;
        if (!isSame) throw otherNote();
        return viewNote(stored);
      }
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'note.add',
        target: `user:${note.userId}`,
        detail: { note: id },
      });
      return viewNote(row);
    });
  }

  /**
   * Deletes a note.
   * @param isOwner whether the member may delete notes of others
   * @throws ProblemError 403 for another author's note, 404
   */
  remove(id: string, { userId, isOwner }: { userId: string; isOwner: boolean }, by: AuditActor) {
    return this.database.db.transaction(async (tx) => {
      const note = await this.notes.find(tx, id);
      if (!note) throw new ProblemError(404, 'This note does not exist, or was deleted.');
      if (note.authorId !== userId && !isOwner) {
        throw new ProblemError(403, 'Only its author and Owners can delete this note.', {
          kind: 'not-author',
        });
      }
      await this.notes.remove(tx, id);
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'note.remove',
        target: `user:${note.userId}`,
        detail: { note: id, author: note.authorId },
      });
    });
  }
}

/** A note as the team sees it. */
export const viewNote = ({ id, text, authorId, createdAt }: NoteRow): CustomerNote => ({
  noteId: id,
  text,
  authorId,
  createdAt: Math.floor(createdAt.getTime() / 1000),
});

const unknownUser = (): ProblemError =>
  new ProblemError(
    404,
    'This user has no account here. Notes are kept with the account, and deleted with it.',
    { kind: 'unknown-user' },
  );

const otherNote = (): ProblemError =>
  new ProblemError(409, 'Another note has this ID. Open the customer again.', {
    kind: 'change-id-used',
  });
