import { z } from 'zod';
import { contract } from '../contract.ts';
import { CleanText, PageHeaders, PageQuery, Snowflake, TimeZone } from '../text.ts';
import { exportBlacklist, getBlacklist, getBlacklistsOf } from './calls.ts';
import { BLACKLIST_KINDS, BLACKLIST_SORTS } from './kinds.ts';

const Thing = CleanText(100).min(1);

/** What all six kinds have (spec 1 §3). */
const common = {
  moderator_id: Snowflake,
  duration: z
    .int()
    .nonnegative()
    .max(100_000_000_000)
    .meta({ description: 'Seconds; 0 is for ever' }),
  reason: CleanText(2000),
  timestamp: z
    .int()
    .nonnegative()
    .max(100_000_000_000)
    .meta({ description: 'Since when: epoch seconds, UTC' }),
};

/** An entry by kind: user or server, with a command or a cog where the kind has one. */
export const BLACKLIST_ENTRIES = {
  'user/users': z.object({ user_id: Snowflake, ...common }),
  'user/commands': z.object({ user_id: Snowflake, ...common, command: Thing }),
  'user/cogs': z.object({ user_id: Snowflake, ...common, cog: Thing }),
  'server/servers': z.object({ guild_id: Snowflake, ...common }),
  'server/commands': z.object({ guild_id: Snowflake, ...common, command: Thing }),
  'server/cogs': z.object({ guild_id: Snowflake, ...common, cog: Thing }),
} as const;

/** An entry of whatever kind. */
export const BlacklistEntry = z
  .object({
    user_id: Snowflake.optional(),
    guild_id: Snowflake.optional(),
    ...common,
    command: Thing.optional(),
    cog: Thing.optional(),
  })
  .meta({ id: 'BlacklistEntry' });
export type BlacklistEntry = z.infer<typeof BlacklistEntry>;

/** `timestamp`, or with a minus descending. */
const Sort = z.enum(BLACKLIST_SORTS.flatMap((field) => [field, `-${field}`] as const));

const params = z.strictObject({
  subject: z.enum(['user', 'server']),
  list: z.enum(['users', 'servers', 'commands', 'cogs']),
});

export const getBlacklistContract = contract({
  call: getBlacklist,
  summary:
    'A blacklist, newest first: all of it, or with page, pageSize, q or sort one page and its whole size in X-Total-Count',
  params,
  query: z.strictObject({
    ...PageQuery,
    q: CleanText(100).optional().meta({ description: 'Words, or the beginning of an id' }),
    sort: Sort.optional(),
  }),
  response: z.array(BlacklistEntry),
  headers: PageHeaders,
});

export const exportBlacklistContract = contract({
  call: exportBlacklist,
  summary: 'A blacklist as CSV, newest first',
  params,
  query: z.strictObject({
    q: CleanText(100).optional(),
    tz: TimeZone.optional().meta({ description: 'Zone of the dates; absent: UTC' }),
  }),
  response: z.string(),
});

export const getBlacklistsOfContract = contract({
  call: getBlacklistsOf,
  summary: 'Every entry about one person or server, of all six kinds; at most 200',
  params: z.strictObject({ id: Snowflake }),
  response: z.object({
    entries: z.array(z.object({ kind: z.enum(BLACKLIST_KINDS), entry: BlacklistEntry })),
    economy: z.object({ entries: z.int(), last: z.int().nullable() }).meta({
      description: 'How many lines of economy log there are, and of when the last one is',
    }),
  }),
});
