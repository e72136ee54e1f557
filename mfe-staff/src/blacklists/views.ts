import { BLACKLISTS, headOf, type BlacklistKind } from '@portico/contracts/blacklists/kinds';
import type { StaffWords } from '@portico/contracts/pack/staff';

/** Page of a blacklist in the back-office. */
export interface BlacklistView {
  kind: BlacklistKind;
  /** Path under `/staff/blacklist/` (spec 1 §2). */
  path: string;
  title: string;
  lead: string;
  /** Name in the error catalog (spec 1 §8). */
  name: string;
}

/** The six lists. @param group what the bot calls commands that a list names together */
export const viewsFor = (group: StaffWords['group']): BlacklistView[] =>
  wordsOf(group).map((view) => ({ ...view, path: BLACKLISTS[view.kind].page }));

const wordsOf = ({ name, users, servers }: StaffWords['group']): Omit<BlacklistView, 'path'>[] => [
  {
    kind: 'user/users',
    title: 'User Blacklist',
    lead: 'Users who cannot use the bot.',
    name: 'user',
  },
  {
    kind: 'user/commands',
    title: 'User Command Blacklist',
    lead: 'Users who cannot use a command.',
    name: 'command',
  },
  {
    kind: 'user/cogs',
    title: `User ${name} Blacklist`,
    lead: users,
    name: name.toLowerCase(),
  },
  {
    kind: 'server/servers',
    title: 'Server Blacklist',
    lead: 'Servers where the bot is disabled.',
    name: 'server',
  },
  {
    kind: 'server/commands',
    title: 'Server Command Blacklist',
    lead: 'Servers where a command is disabled.',
    name: 'server command',
  },
  {
    kind: 'server/cogs',
    title: `Server ${name} Blacklist`,
    lead: servers,
    name: `server ${name.toLowerCase()}`,
  },
];

/** What lists name besides their subjects: `Command or module`; empty if none does. */
export function thingsOf(views: readonly BlacklistView[], group: string): string {
  const heads = views.flatMap(({ kind }) => {
    const { thing } = BLACKLISTS[kind];
    return thing ? [headOf(thing, group)] : [];
  });
  const [first = '', ...others] = new Set(heads);
  return [first, ...others.map((head) => head.toLowerCase())].join(' or ');
}

/** Error message of a view (spec 1 §8). */
export const failureOf = ({ name }: BlacklistView): string =>
  `Failed to fetch ${name} blacklists. Please try again.`;
