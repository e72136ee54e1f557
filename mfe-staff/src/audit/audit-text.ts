import type { StaffWords } from '@portico/contracts/pack/staff';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { viewsFor } from '../blacklists/views.ts';

/** The actor or target of an entry: team members by name, blacklists by their titles, others verbatim. */
export function formatParty(
  text: string,
  members: readonly TeamMember[],
  group: StaffWords['group'],
): string {
  const list = viewsFor(group).find(({ kind }) => text === `blacklist:${kind}`);
  if (list) return list.title;
  const id = /^user:(\d+)$/.exec(text)?.[1];
  if (id === undefined) return text;
  return members.find(({ user_id }) => user_id === id)?.username ?? id;
}

/** The details of an entry in one line: `from: Supporter, to: Moderator`. */
export function formatDetail(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
