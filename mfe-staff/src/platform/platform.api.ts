import {
  getPlatform,
  promoteApp,
  rollbackApp,
  switchRemoteOff,
  switchRemoteOn,
} from '@portico/sdk/contracts/platform/calls';
import type { Platform } from '@portico/sdk/contracts/platform/schema';
import type { ReleaseChanged } from '@portico/sdk/contracts/releases/schema';
import { getVitals } from '@portico/sdk/contracts/vitals/calls';
import type { Vitals } from '@portico/sdk/contracts/vitals/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { RIGHTS_TAG } from '../desk/rights-tag.ts';

/** Data of the registry; changing it reloads the lists. */
export const PLATFORM_TAG = 'staffPlatform';

/** `expected` is the version that the user saw live; `dryRun` only checks compatibility. */
interface Change {
  name: string;
  version: string;
  expected: string | null;
  why: string;
  dryRun?: boolean;
}

const platformApi = remoteApi('staff', { tags: [PLATFORM_TAG, RIGHTS_TAG] }).injectEndpoints(
  (build) => ({
    staffPlatform: build.query<Platform, void>({
      query: () => request(getPlatform),
      providesTags: [PLATFORM_TAG, RIGHTS_TAG],
    }),
    staffVitals: build.query<Vitals, number>({
      query: (hours) => request(getVitals, { query: { hours } }),
    }),
    staffPromote: build.mutation<ReleaseChanged, Change>({
      query: ({ name, ...body }) => request(promoteApp, { params: { name }, body }),
      invalidatesTags: (changed, _error, { dryRun }) => (changed && !dryRun ? [PLATFORM_TAG] : []),
    }),
    staffRollback: build.mutation<ReleaseChanged, Change>({
      query: ({ name, ...body }) => request(rollbackApp, { params: { name }, body }),
      invalidatesTags: (changed, _error, { dryRun }) => (changed && !dryRun ? [PLATFORM_TAG] : []),
    }),
    staffSwitchOff: build.mutation<unknown, { name: string; why: string }>({
      query: ({ name, why }) => request(switchRemoteOff, { params: { name }, body: { why } }),
      invalidatesTags: (switched) => (switched ? [PLATFORM_TAG] : []),
    }),
    staffSwitchOn: build.mutation<unknown, { name: string }>({
      query: ({ name }) => request(switchRemoteOn, { params: { name } }),
      invalidatesTags: (switched) => (switched ? [PLATFORM_TAG] : []),
    }),
  }),
);

export const {
  useStaffPlatformQuery,
  useStaffVitalsQuery,
  useStaffPromoteMutation,
  useStaffRollbackMutation,
  useStaffSwitchOffMutation,
  useStaffSwitchOnMutation,
} = platformApi;
