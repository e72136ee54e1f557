import type { BlacklistEntry } from '@portico/contracts/blacklists/schema';
import {
  BLACKLIST_SUBJECTS,
  BLACKLISTS,
  thingOf,
  type BlacklistKind,
} from '@portico/contracts/blacklists/kinds';
import { searchWords } from './search-words.ts';

/** A row of the repository. */
export interface EntryRow {
  subject: string;
  moderator_id: string;
  duration: number;
  reason: string;
  timestamp: number;
  thing: string;
}

/** Converts a row to the fields of its kind (spec 1 §3). */
export function toEntry(kind: BlacklistKind, row: EntryRow): BlacklistEntry {
  const { subject, thing } = BLACKLISTS[kind];
  const { moderator_id, duration, reason, timestamp } = row;
  return {
    [BLACKLIST_SUBJECTS[subject]]: row.subject,
    moderator_id,
    duration,
    reason,
    timestamp,
    ...(thing && { [thing]: row.thing }),
  };
}

/** Converts an entry to a row, with the words for the search. */
export function toRow(entry: BlacklistEntry): EntryRow & { words: string[] } {
  const { user_id, guild_id, moderator_id, duration, reason, timestamp } = entry;
  const subject = user_id ?? guild_id ?? '';
  const thing = thingOf(entry);
  const words = searchWords(`${subject} ${moderator_id} ${thing} ${reason}`);
  return { subject, moderator_id, duration, reason, timestamp, thing, words };
}
