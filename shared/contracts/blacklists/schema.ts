import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import {
  CleanText,
  PageHeaders,
  PageQuery,
  Snowflake,
  TimeZone,
} from '@portico/sdk/contracts/text';
import { exportBlacklist, getBlacklist, getBlacklistsOf } from './calls.ts';
import {
  BLACKLIST_KINDS,
  BLACKLIST_SORTS,
  BLACKLIST_SUBJECTS,
  BLACKLIST_THINGS,
  BLACKLISTS,
} from './kinds.ts';
import type { BlacklistKind, BlacklistThing } from './kinds.ts';

const Thing = CleanText(100).min(1);

/** Fields of all six kinds (spec 1 §3). */
const common = {
  moderator_id: Snowflake,
  duration: z
    .int()
    .nonnegative()
    .max(100_000_000_000)
    .meta({ description: 'Seconds; 0: permanent' }),
  reason: CleanText(2000),
  timestamp: z
    .int()
    .nonnegative()
    .max(100_000_000_000)
    .meta({ description: 'Start: epoch seconds, UTC' }),
};

const things = Object.fromEntries(
  BLACKLIST_THINGS.map((thing) => [thing, Thing.optional()]),
) as Record<BlacklistThing, z.ZodOptional<typeof Thing>>;

/** An entry of any kind. */
export const BlacklistEntry = z
  .object({
    user_id: Snowflake.optional(),
    guild_id: Snowflake.optional(),
    ...common,
    ...things,
  })
  .meta({ id: 'BlacklistEntry' });
export type BlacklistEntry = z.infer<typeof BlacklistEntry>;

/** Schema of an entry by kind. */
export const BLACKLIST_ENTRIES = Object.fromEntries(
  BLACKLIST_KINDS.map((kind) => [kind, entryOf(kind)]),
) as Record<BlacklistKind, z.ZodType<BlacklistEntry>>;

function entryOf(kind: BlacklistKind) {
  const { subject, thing } = BLACKLISTS[kind];
  const fields: Record<string, z.ZodType> = {
    [BLACKLIST_SUBJECTS[subject]]: Snowflake,
    ...common,
    ...(thing && { [thing]: Thing }),
  };
  return z.object(fields) as z.ZodType as z.ZodType<BlacklistEntry>;
}

/** `timestamp` is ascending, `-timestamp` descending. */
const Sort = z.enum(BLACKLIST_SORTS.flatMap((field) => [field, `-${field}`] as const));

/** Params of the addresses of a blacklist. */
export const BlacklistParams = z.strictObject({
  subject: z.enum(Object.keys(BLACKLIST_SUBJECTS)),
  list: z.enum(Object.values(BLACKLISTS).map(({ list }) => list)),
});

export const getBlacklistContract = contract({
  call: getBlacklist,
  summary: 'Lists a blacklist, newest first',
  description:
    'Without `page`, `pageSize`, `q` and `sort`: all entries. With one of them: a page, and the number of entries on all pages in `X-Total-Count`.',
  params: BlacklistParams,
  query: z.strictObject({
    ...PageQuery,
    q: CleanText(100).optional().meta({ description: 'Search text, or the start of an id' }),
    sort: Sort.optional(),
  }),
  response: z.array(BlacklistEntry),
  headers: PageHeaders,
});

export const exportBlacklistContract = contract({
  call: exportBlacklist,
  summary: 'Exports a blacklist as CSV, newest first',
  params: BlacklistParams,
  query: z.strictObject({
    q: CleanText(100).optional(),
    tz: TimeZone.optional().meta({ description: 'Time zone of the dates; default: UTC' }),
  }),
  response: z.string(),
  media: 'text/csv',
});

export const getBlacklistsOfContract = contract({
  call: getBlacklistsOf,
  summary: 'Lists the entries of one user or server in all six blacklists, at most 200',
  params: z.strictObject({ id: Snowflake }),
  response: z.object({
    entries: z.array(z.object({ kind: z.enum(BLACKLIST_KINDS), entry: BlacklistEntry })),
    economy: z.object({ entries: z.int(), last: z.int().nullable() }).meta({
      description: 'Number of economy log entries, and the time of the last one',
    }),
  }),
});
