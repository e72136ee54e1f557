import type { BlacklistKind } from '@portico/contracts/blacklists/kinds';
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
export const viewsFor = ({ name, users, servers }: StaffWords['group']): BlacklistView[] => [
  {
    kind: 'user/users',
    path: '/staff/blacklist/user/user',
    title: 'User Blacklist',
    lead: 'Users who cannot use the bot.',
    name: 'user',
  },
  {
    kind: 'user/commands',
    path: '/staff/blacklist/user/command',
    title: 'User Command Blacklist',
    lead: 'Users who cannot use a command.',
    name: 'command',
  },
  {
    kind: 'user/cogs',
    path: '/staff/blacklist/user/cog',
    title: `User ${name} Blacklist`,
    lead: users,
    name: name.toLowerCase(),
  },
  {
    kind: 'server/servers',
    path: '/staff/blacklist/server/server',
    title: 'Server Blacklist',
    lead: 'Servers where the bot is disabled.',
    name: 'server',
  },
  {
    kind: 'server/commands',
    path: '/staff/blacklist/server/command',
    title: 'Server Command Blacklist',
    lead: 'Servers where a command is disabled.',
    name: 'server command',
  },
  {
    kind: 'server/cogs',
    path: '/staff/blacklist/server/cog',
    title: `Server ${name} Blacklist`,
    lead: servers,
    name: `server ${name.toLowerCase()}`,
  },
];

/** Error message of a view (spec 1 §8). */
export const failureOf = ({ name }: BlacklistView): string =>
  `Failed to fetch ${name} blacklists. Please try again.`;
