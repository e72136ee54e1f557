import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import {
  CleanText,
  Decimal,
  PageHeaders,
  PageQuery,
  Snowflake,
  TimeZone,
} from '@portico/sdk/contracts/text';
import { exportEconomy, getEconomy, getEconomyUser } from './calls.ts';
import { ECONOMY_SORTS, mapColumns } from './columns.ts';

/** One entry of a user's economy log (spec 1 §3). Amounts are exact decimals as strings. */
export const EconomyEntry = z
  .object({
    user_id: z.string(),
    ...mapColumns(({ kind }) => (kind === 'money' ? lenient('key', z.string()) : z.string())),
    created: z.int().meta({ description: 'Epoch seconds, UTC' }),
  })
  .meta({ id: 'EconomyEntry' });
export type EconomyEntry = z.infer<typeof EconomyEntry>;

/** Sum over all pages of a result, by action and type. */
export const EconomyTotal = z.object({
  action: z.string().meta({ description: 'Empty string: all actions of the type' }),
  type: z.string(),
  entries: z.int(),
  amount: z.string(),
});
export type EconomyTotal = z.infer<typeof EconomyTotal>;

const params = z.strictObject({ userId: Snowflake });

/** Filters (spec 1 §5): equality, inclusive bounds, whole days in the viewer's time zone. */
const filters = {
  action: CleanText(64).optional(),
  type: CleanText(64).optional(),
  min: Decimal.optional(),
  max: Decimal.optional(),
  from: z.iso.date().optional().meta({ description: 'First day, from 00:00' }),
  to: z.iso.date().optional().meta({ description: 'Last day, to its end' }),
  tz: TimeZone.optional().meta({ description: "The viewer's time zone; default: UTC" }),
};
const EconomyFilters = z.strictObject(filters);
export type EconomyFilters = z.infer<typeof EconomyFilters>;

export const getEconomyContract = contract({
  call: getEconomy,
  summary: "Lists a user's economy log, newest first",
  description:
    'Without `page`, `pageSize` and `sort`: all entries that match the filters. With one of them: a page, with the number of entries on all pages in `X-Total-Count` and their sums in `X-Totals`.',
  params,
  query: z.strictObject({
    ...filters,
    ...PageQuery,
    sort: z.enum(ECONOMY_SORTS).optional(),
    upTo: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional().meta({
      description: 'Leaves out later entries: `X-Total-Up-To` of the first page',
    }),
  }),
  response: z.array(EconomyEntry),
  headers: {
    ...PageHeaders,
    totals: z
      .array(EconomyTotal)
      .meta({ description: 'Sums over all pages; only with pagination' }),
    upTo: z.int().meta({
      description:
        'Number of the newest entry; with it as `upTo`, new entries do not move those of the next pages',
    }),
  },
});

export const exportEconomyContract = contract({
  call: exportEconomy,
  summary: "Exports a user's economy log as CSV, newest first, with the same filters",
  params,
  query: EconomyFilters,
  response: z.string(),
  media: 'text/csv',
});

/** Owner of an economy log (spec 1 §3). */
export const EconomyUser = z
  .object({ user: z.string(), avatar: z.string().nullable() })
  .meta({ id: 'EconomyUser' });
export type EconomyUser = z.infer<typeof EconomyUser>;

export const getEconomyUserContract = contract({
  call: getEconomyUser,
  summary: 'Returns name and avatar of a user; the id if the name is unknown',
  params,
  response: EconomyUser,
});
