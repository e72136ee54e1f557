import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Middleware } from 'redux';
import { addQueryCache, store } from '../store/store.ts';
import type { ApiError } from './api-error.ts';
import { fetchJson } from './fetch-json.ts';
import type { FetchPolicy } from './fetch-json.ts';
import type { ResponseMeta } from './fetch-result.ts';
import { leftOut } from './left-out.ts';
import type { RequestArgs } from './request.ts';

export type PorticoBaseQuery = BaseQueryFn<
  RequestArgs,
  unknown,
  ApiError,
  FetchPolicy,
  ResponseMeta
>;

const baseQuery: PorticoBaseQuery = async (args, { signal }, policy) => {
  const result = await fetchJson(args, policy, signal);
  const [path = ''] = args.url.split('?', 1);
  if ('data' in result) leftOut.notify({ path, count: result.meta?.leftOut ?? 0 });
  return result;
};

/** The one query cache of the page; remotes add their endpoints by `remoteApi`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  endpoints: () => ({}),
});

type Thunk = (dispatch: unknown, getState: () => unknown) => unknown;

/** Handles the thunks that the cache dispatches besides plain actions. */
const thunks: Middleware = (store) => (next) => (action) =>
  typeof action === 'function'
    ? (action as Thunk)(store.dispatch, () => store.getState())
    : next(action);

addQueryCache(api.reducerPath, api.reducer, [thunks, api.middleware as Middleware]);

/** Answers do not outlive the session that got them. Mounted components fetch theirs again. */
function forgetAnswersAtSignOut(): void {
  let userId = store.getState().session.user?.id;
  store.subscribe(() => {
    const last = userId;
    userId = store.getState().session.user?.id;
    if (last !== undefined && last !== userId) store.dispatch(api.util.resetApiState());
  });
}
forgetAnswersAtSignOut();
