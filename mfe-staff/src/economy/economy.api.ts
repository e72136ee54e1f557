import { exportEconomy, getEconomy, getEconomyUser } from 'shared/contracts/economy/calls';
import type { EconomyEntry, EconomySort, EconomyUser } from 'shared/contracts/economy/schema';
import { deviceZone } from 'shared/rules/zones';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';
import type { Filters } from './economy-query.ts';

/** Sums of a group of entries. */
export interface LogTotal {
  action: string;
  type: string;
  entries: number;
  amount: string;
}

interface LogPage {
  user: string;
  entries: EconomyEntry[];
  /** Size of the whole result. */
  total: number;
  totals: LogTotal[];
}

interface LogQuery {
  user: string;
  filters: Filters;
  page: number;
  sort: EconomySort;
}

export const PAGE_SIZE = 50;

const economyApi = remoteApi('staff').injectEndpoints((build) => ({
  staffEconomy: build.query<LogPage, LogQuery>({
    query: ({ user, filters, page, sort }) =>
      request(getEconomy, {
        params: { userId: user },
        query: { ...filters, tz: deviceZone(), page, pageSize: PAGE_SIZE, sort },
      }),
    transformResponse: (entries: EconomyEntry[], meta, { user }) => ({
      user,
      entries,
      total: Number(meta?.headers['x-total-count'] ?? entries.length),
      totals: JSON.parse(meta?.headers['x-totals'] ?? '[]') as LogTotal[],
    }),
    // A log grows: who comes back sees what is new.
    keepUnusedDataFor: 0,
  }),
  staffEconomyUser: build.query<EconomyUser, string>({
    query: (userId) => request(getEconomyUser, { params: { userId } }),
  }),
}));

export const { useStaffEconomyQuery, useStaffEconomyUserQuery } = economyApi;

/** Address of the whole result as CSV. */
export function exportUrl(userId: string, filters: Filters): string {
  const query = { ...filters, tz: deviceZone() };
  return request(exportEconomy, { params: { userId }, query }).url;
}
