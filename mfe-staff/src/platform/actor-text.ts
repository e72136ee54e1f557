import type { TeamMember } from '@portico/sdk/contracts/team/schema';

const NAMES: Record<string, string> = {
  boot: 'site startup',
  operator: 'the command line',
  system: 'the system',
};

/** The actor of a release as text. @param actor.id `user:<id>`, `deploy-key:<id>`, `boot`, … */
export function actorText(
  { id, label }: { id: string; label: string | null },
  members: readonly TeamMember[],
): string {
  const [kind, key = ''] = id.split(':');
  if (kind === 'user') return members.find(({ user_id }) => user_id === key)?.username ?? key;
  if (kind === 'deploy-key') return `the key ${label ?? key}`;
  return NAMES[id] ?? id;
}
