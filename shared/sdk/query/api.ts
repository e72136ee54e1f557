import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { fetchJson } from './fetch-json.ts';
import type { FetchPolicy, ResponseMeta } from './fetch-json.ts';
import type { RequestArgs } from './request.ts';

export type PorticoBaseQuery = BaseQueryFn<
  RequestArgs,
  unknown,
  ApiError,
  FetchPolicy,
  ResponseMeta
>;

const baseQuery: PorticoBaseQuery = (args, { signal }, policy) => fetchJson(args, policy, signal);

/** The one query cache of the page; remotes add their endpoints by `remoteApi`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  endpoints: () => ({}),
});
