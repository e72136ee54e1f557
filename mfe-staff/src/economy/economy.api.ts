import { exportEconomy, getEconomy, getEconomyUser } from '@portico/contracts/economy/calls';
import { mapColumns, type EconomySort } from '@portico/contracts/economy/columns';
import type {
  EconomyEntry,
  EconomyTotal,
  EconomyUser,
  getEconomyContract,
} from '@portico/contracts/economy/schema';
import { readHeaders } from '@portico/sdk/contracts/headers';
import { deviceZone } from '@portico/sdk/rules/time/zone';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import type { Filters } from './economy-query.ts';

interface LogPage {
  user: string;
  entries: EconomyEntry[];
  /** Number of entries on all pages. */
  total: number;
  totals: EconomyTotal[];
  /** Of the next pages; undefined where the API is of an earlier version. */
  upTo: number | undefined;
}

interface LogQuery {
  user: string;
  filters: Filters;
  page: number;
  pageSize: number;
  sort: EconomySort;
  upTo?: number | undefined;
}

const economyApi = remoteApi('staff').injectEndpoints((build) => ({
  staffEconomy: build.query<LogPage, LogQuery>({
    query: ({ user, filters, page, pageSize, sort, upTo }) =>
      request(getEconomy, {
        params: { userId: user },
        query: { ...filters, tz: deviceZone(), page, pageSize, sort, upTo },
      }),
    transformResponse: (entries: EconomyEntry[], meta, { user }) => {
      const {
        total = entries.length,
        totals = [],
        upTo,
      } = readHeaders<typeof getEconomyContract>(getEconomy, meta?.headers);
      // The specification does not say whether amounts are texts.
      const texts = entries.map((entry) => ({
        ...entry,
        ...mapColumns((_, name) => String(entry[name])),
      }));
      return { user, entries: texts, total, totals, upTo };
    },
    // Logs grow, so they are refetched when the page is opened again.
    keepUnusedDataFor: 0,
  }),
  staffEconomyUser: build.query<EconomyUser, string>({
    query: (userId) => request(getEconomyUser, { params: { userId } }),
  }),
}));

export const { useStaffEconomyQuery, useStaffEconomyUserQuery } = economyApi;

/** URL of the whole result as CSV. */
export function exportUrl(userId: string, filters: Filters): string {
  const query = { ...filters, tz: deviceZone() };
  return request(exportEconomy, { params: { userId }, query }).url;
}
