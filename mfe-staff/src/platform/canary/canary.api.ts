import {
  getCanary,
  promoteCanary,
  startCanary,
  stopCanary,
} from '@portico/sdk/contracts/canaries/calls';
import type { AppCanary } from '@portico/sdk/contracts/canaries/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { PLATFORM_TAG } from '../platform.api.ts';

const TAG = 'staffCanary';

/** `expected` is the version that the user saw live. */
interface Start {
  name: string;
  version: string;
  expected: string | null;
  steps: number[];
  minutes: number;
  why: string;
  dryRun?: boolean;
}

/** The part of the answer that is read. */
interface Started {
  warnings: string[];
}

/** `id` is the canary that the user saw running. */
interface End {
  name: string;
  id: number;
  why: string;
}

const canaryApi = remoteApi('staff', { tags: [TAG, PLATFORM_TAG] }).injectEndpoints((build) => ({
  staffCanary: build.query<AppCanary, string>({
    query: (name) => request(getCanary, { params: { name } }),
    providesTags: [TAG],
  }),
  staffStartCanary: build.mutation<Started, Start>({
    query: ({ name, ...body }) => request(startCanary, { params: { name }, body }),
    invalidatesTags: (started, _error, { dryRun }) =>
      started && !dryRun ? [TAG, PLATFORM_TAG] : [],
  }),
  staffStopCanary: build.mutation<unknown, End>({
    query: ({ name, ...body }) => request(stopCanary, { params: { name }, body }),
    invalidatesTags: [TAG, PLATFORM_TAG],
  }),
  staffPromoteCanary: build.mutation<unknown, End>({
    query: ({ name, ...body }) => request(promoteCanary, { params: { name }, body }),
    invalidatesTags: [TAG, PLATFORM_TAG],
  }),
}));

export const {
  useStaffCanaryQuery,
  useStaffStartCanaryMutation,
  useStaffStopCanaryMutation,
  useStaffPromoteCanaryMutation,
} = canaryApi;
