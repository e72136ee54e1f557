import { call } from '../call.ts';
import * as answers from './answers.ts';

export const addNote = call({
  operation: 'addNote',
  method: 'POST',
  path: '/api/staff/customers/:id/notes',
  answer: answers.addNote,
});

export const removeNote = call({
  operation: 'removeNote',
  method: 'DELETE',
  path: '/api/staff/notes/:noteId',
});
