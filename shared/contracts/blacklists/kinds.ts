/** Who is blacklisted: subject -> field of an entry with the id. */
export const BLACKLIST_SUBJECTS = { user: 'user_id', server: 'guild_id' } as const;

/** What a kind blocks its subject from: fields of an entry. */
export const BLACKLIST_THINGS = ['command', 'cog'] as const;
export type BlacklistThing = (typeof BLACKLIST_THINGS)[number];

interface Blacklist {
  subject: keyof typeof BLACKLIST_SUBJECTS;
  list: string;
  thing: BlacklistThing | undefined;
  /** Its page of the back-office, by which a site pack leaves it out (`pages.absent`). */
  page: `/staff/blacklist/${string}`;
}

/**
 * The six blacklists (spec 1 §7): `subject` is who is blacklisted, `list` is what they are blocked
 * from, and `thing` is the column that the kind adds (spec 1 §3).
 */
export const BLACKLISTS = {
  'user/users': {
    subject: 'user',
    list: 'users',
    thing: undefined,
    page: '/staff/blacklist/user/user',
  },
  'user/commands': {
    subject: 'user',
    list: 'commands',
    thing: 'command',
    page: '/staff/blacklist/user/command',
  },
  'user/cogs': {
    subject: 'user',
    list: 'cogs',
    thing: 'cog',
    page: '/staff/blacklist/user/cog',
  },
  'server/servers': {
    subject: 'server',
    list: 'servers',
    thing: undefined,
    page: '/staff/blacklist/server/server',
  },
  'server/commands': {
    subject: 'server',
    list: 'commands',
    thing: 'command',
    page: '/staff/blacklist/server/command',
  },
  'server/cogs': {
    subject: 'server',
    list: 'cogs',
    thing: 'cog',
    page: '/staff/blacklist/server/cog',
  },
} as const satisfies Record<string, Blacklist>;
export type BlacklistKind = keyof typeof BLACKLISTS;

export const BLACKLIST_KINDS = Object.keys(BLACKLISTS) as BlacklistKind[];

/** Heading of a column. @param group what the bot calls commands that a blacklist names together (`en/staff.yaml`) */
export const headOf = (thing: BlacklistThing, group: string): string =>
  thing === 'command' ? 'Command' : group;

/** @returns the command or cog of an entry; empty where its kind has none */
export function thingOf(entry: Partial<Record<BlacklistThing, string>>): string {
  return BLACKLIST_THINGS.map((thing) => entry[thing]).find((value) => value !== undefined) ?? '';
}

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
