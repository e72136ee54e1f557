import type { TeamMember } from '@portico/sdk/contracts/team/schema';

/** The actor or target of an entry: team members by name, others verbatim. */
export function formatParty(text: string, members: readonly TeamMember[]): string {
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
