import {
  getTeamSite,
  promoteTeamSite,
  rollbackTeamSite,
  sellTeamSite,
} from '@portico/sdk/contracts/site-releases/calls';
import type { SiteChanged, TeamSite } from '@portico/sdk/contracts/site-releases/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { RIGHTS_TAG } from '../../desk/rights-tag.ts';

const SITE_TAG = 'staffSite';

/** `expected` is the version that the user saw live; `dryRun` only compares. */
interface Change {
  version: string;
  expected: string | null;
  why: string;
  dryRun?: boolean;
}

const CALLS = { promote: promoteTeamSite, rollback: rollbackTeamSite, sell: sellTeamSite };

const siteApi = remoteApi('staff', { tags: [SITE_TAG, RIGHTS_TAG] }).injectEndpoints((build) => ({
  staffSite: build.query<TeamSite, void>({
    query: () => request(getTeamSite),
    providesTags: [SITE_TAG, RIGHTS_TAG],
  }),
  staffChangeSite: build.mutation<SiteChanged, Change & { kind: keyof typeof CALLS }>({
    query: ({ kind, ...body }) => request(CALLS[kind], { body }),
    invalidatesTags: (changed, _error, { dryRun }) => (changed && !dryRun ? [SITE_TAG] : []),
  }),
}));

export const { useStaffSiteQuery, useStaffChangeSiteMutation } = siteApi;
