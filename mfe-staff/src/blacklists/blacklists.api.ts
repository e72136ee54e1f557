import {
  exportBlacklist,
  getBlacklist,
  getBlacklistsOf,
} from '@portico/contracts/blacklists/calls';
import { BLACKLISTS } from '@portico/contracts/blacklists/kinds';
import type { BlacklistKind } from '@portico/contracts/blacklists/kinds';
import type { BlacklistEntry, getBlacklistContract } from '@portico/contracts/blacklists/schema';
import { readHeaders } from '@portico/sdk/contracts/headers';
import { deviceZone } from '@portico/sdk/rules/time/zone';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import type { ListQuery } from './list-query.ts';

interface ListPage {
  kind: BlacklistKind;
  entries: BlacklistEntry[];
  /** Number of entries on all pages that match the search. */
  total: number;
}

/** Blacklist entries and economy log of an id. */
export interface AboutId {
  entries: { kind: BlacklistKind; entry: BlacklistEntry }[];
  economy: { entries: number; last: number | null };
}

const paramsOf = (kind: BlacklistKind) => {
  const { subject, list } = BLACKLISTS[kind];
  return { subject, list };
};

const blacklistsApi = remoteApi('staff').injectEndpoints((build) => ({
  staffBlacklist: build.query<ListPage, ListQuery & { kind: BlacklistKind; pageSize: number }>({
    query: ({ kind, page, pageSize, q, sort }) =>
      request(getBlacklist, {
        params: paramsOf(kind),
        query: { page, pageSize, q: q || undefined, sort },
      }),
    transformResponse: (entries: BlacklistEntry[], meta, { kind }) => {
      const { total = entries.length } = readHeaders<typeof getBlacklistContract>(
        getBlacklist,
        meta?.headers,
      );
      return { kind, entries, total };
    },
    keepUnusedDataFor: 0,
  }),
  staffAboutId: build.query<AboutId, string>({
    query: (id) => request(getBlacklistsOf, { params: { id } }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useStaffBlacklistQuery, useStaffAboutIdQuery } = blacklistsApi;

/** URL of the whole result as CSV. */
export function exportUrl(kind: BlacklistKind, q: string): string {
  const query = { q: q || undefined, tz: deviceZone() };
  return request(exportBlacklist, { params: paramsOf(kind), query }).url;
}
