import { z } from 'zod';
import { contract } from '../contract.ts';
import { CleanText, Decimal, PageHeaders, PageQuery, Snowflake, TimeZone } from '../text.ts';
import { exportEconomy, getEconomy, getEconomyUser } from './calls.ts';
import { ECONOMY_SORTS, mapColumns } from './columns.ts';

/** One line of somebody's economy log (spec 1 §3). Amounts are exact decimals as text. */
export const EconomyEntry = z
  .object({
    user_id: z.string(),
    ...mapColumns(() => z.string()),
    created: z.int().meta({ description: 'Epoch seconds, UTC' }),
  })
  .meta({ id: 'EconomyEntry' });
export type EconomyEntry = z.infer<typeof EconomyEntry>;

/** What a whole result adds up to, by action and type. */
export const EconomyTotal = z.object({
  action: z.string().meta({ description: 'Empty: all actions of the type' }),
  type: z.string(),
  entries: z.int(),
  amount: z.string(),
});
export type EconomyTotal = z.infer<typeof EconomyTotal>;

const params = z.strictObject({ userId: Snowflake });

/** Filters by spec 1 §5: equals, inclusive bounds, whole days of the viewer's zone. */
const filters = {
  action: CleanText(64).optional(),
  type: CleanText(64).optional(),
  min: Decimal.optional(),
  max: Decimal.optional(),
  from: z.iso.date().optional().meta({ description: 'First day, from 00:00' }),
  to: z.iso.date().optional().meta({ description: 'Last day, to its end' }),
  tz: TimeZone.optional().meta({ description: "The viewer's zone; absent: UTC" }),
};
const EconomyFilters = z.strictObject(filters);
export type EconomyFilters = z.infer<typeof EconomyFilters>;

export const getEconomyContract = contract({
  call: getEconomy,
  summary:
    "A person's economy log, newest first: all of it, or with page, pageSize or sort one page, its whole size in X-Total-Count and its sums in X-Totals",
  params,
  query: z.strictObject({
    ...filters,
    ...PageQuery,
    sort: z.enum(ECONOMY_SORTS).optional(),
  }),
  response: z.array(EconomyEntry),
  headers: {
    ...PageHeaders,
    totals: z
      .array(EconomyTotal)
      .meta({ description: 'Sums of all pages; sent with a page alone' }),
  },
});

export const exportEconomyContract = contract({
  call: exportEconomy,
  summary: "A person's economy log as CSV, newest first, with the same filters",
  params,
  query: EconomyFilters,
  response: z.string(),
});

/** Whose log it is (spec 1 §3). */
export const EconomyUser = z
  .object({ user: z.string(), avatar: z.string().nullable() })
  .meta({ id: 'EconomyUser' });
export type EconomyUser = z.infer<typeof EconomyUser>;

export const getEconomyUserContract = contract({
  call: getEconomyUser,
  summary: 'Name and picture of the person; the id where there is no name to be had',
  params,
  response: EconomyUser,
});
