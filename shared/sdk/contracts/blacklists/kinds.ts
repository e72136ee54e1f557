/**
 * The six blacklists (spec 1 §7): `subject` is who is blacklisted, `list` is what they are blocked
 * from, and `thing` is the column that the kind adds (spec 1 §3).
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

/** Sortable fields; `id` is the user or server, `thing` the command or cog. */
export const BLACKLIST_SORTS = [
  'id',
  'thing',
  'moderator_id',
  'duration',
  'timestamp',
  'expires',
] as const;
export type BlacklistSort = (typeof BLACKLIST_SORTS)[number];
