import type { TeamMember } from 'shared/contracts/team/schema';

/** Who or what an entry speaks of: members of the team by name, all others as they are written. */
export function partyWords(text: string, members: readonly TeamMember[]): string {
  const id = /^user:(\d+)$/.exec(text)?.[1];
  if (id === undefined) return text;
  return members.find(({ user_id }) => user_id === id)?.username ?? id;
}

/** What an entry adds, in one line: `from: Supporter, to: Moderator`. */
export function detailWords(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
