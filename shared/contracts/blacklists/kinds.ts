/**
 * The six blacklists (spec 1 §7): who is on it, and what they are kept from. `thing` names the
 * column that the variant adds (spec 1 §3).
 */
export const BLACKLISTS = {
  'user/users': { subject: 'user', list: 'users', thing: undefined },
  'user/commands': { subject: 'user', list: 'commands', thing: 'command' },
  'user/cogs': { subject: 'user', list: 'cogs', thing: 'cog' },
  'server/servers': { subject: 'server', list: 'servers', thing: undefined },
  'server/commands': { subject: 'server', list: 'commands', thing: 'command' },
  'server/cogs': { subject: 'server', list: 'cogs', thing: 'cog' },
} as const;
export type BlacklistKind = keyof typeof BLACKLISTS;

export const BLACKLIST_KINDS = Object.keys(BLACKLISTS) as BlacklistKind[];

/** Fields that a list can be sorted by; `id` is the person or server, `thing` command or cog. */
export const BLACKLIST_SORTS = [
  'id',
  'thing',
  'moderator_id',
  'duration',
  'timestamp',
  'expires',
] as const;
export type BlacklistSort = (typeof BLACKLIST_SORTS)[number];
