import type { BlacklistEntry } from 'shared/contracts/blacklists/schema';
import { BLACKLISTS, type BlacklistKind } from 'shared/contracts/blacklists/kinds';
import { searchWords } from './search-words.ts';

/** A row as the repository reads it. */
export interface EntryRow {
  subject: string;
  moderator_id: string;
  duration: number;
  reason: string;
  timestamp: number;
  thing: string;
}

/** A row in the words of its kind (spec 1 §3). */
export function toEntry(kind: BlacklistKind, row: EntryRow): BlacklistEntry {
  const { subject, thing } = BLACKLISTS[kind];
  const { moderator_id, duration, reason, timestamp } = row;
  return {
    ...(subject === 'user' ? { user_id: row.subject } : { guild_id: row.subject }),
    moderator_id,
    duration,
    reason,
    timestamp,
    ...(thing && { [thing]: row.thing }),
  };
}

/** What the database writes of an entry. */
export function toRow(entry: BlacklistEntry): EntryRow & { words: string[] } {
  const { user_id, guild_id, moderator_id, duration, reason, timestamp, command, cog } = entry;
  const subject = user_id ?? guild_id ?? '';
  const thing = command ?? cog ?? '';
  const words = searchWords(`${subject} ${moderator_id} ${thing} ${reason}`);
  return { subject, moderator_id, duration, reason, timestamp, thing, words };
}
