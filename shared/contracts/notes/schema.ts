import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { ChangeId } from '../staff-reason.ts';
import { CleanText, Snowflake } from '@portico/sdk/contracts/text';
import { addNote, removeNote } from './calls.ts';
import { MAX_NOTE_LENGTH } from './length.ts';

/** A note of the team about a customer. The customer gets its text with the data export. */
export const CustomerNote = z
  .object({
    noteId: z.string(),
    text: z.string(),
    authorId: z.string(),
    createdAt: z.int().meta({ description: 'Epoch seconds, UTC' }),
  })
  .meta({ id: 'CustomerNote' });
export type CustomerNote = z.infer<typeof CustomerNote>;

export const addNoteContract = contract({
  call: addNote,
  isAnswerRead: true,
  summary: 'Adds a note about a customer',
  description:
    "The customer gets the text with the data export, and it is deleted with the account. A repeated call with the same `noteId` returns the same note. Audited without the note's text.",
  params: z.object({ id: Snowflake }),
  body: z.strictObject({ noteId: ChangeId, text: CleanText(MAX_NOTE_LENGTH).trim().min(1) }),
  response: CustomerNote,
});

export const removeNoteContract = contract({
  call: removeNote,
  summary: 'Deletes a note: its author, or an Owner',
  params: z.object({ noteId: ChangeId }),
  response: z.object({ noteId: z.string() }),
});
