import { getHistory, getShards } from '@portico/contracts/status/calls';
import type { HistoryRecord, StatusRange } from '@portico/contracts/status/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import type { ShardAnswer } from './answers.ts';
import { markFailing, markWorking } from './failing-calls.ts';

/** Timeout, attempts and delays of both calls (spec 0 §7, §9). */
const POLICY = { timeoutMs: 10_000, attempts: 3, backoffMs: 1000 };
const HISTORY_CACHE_SECONDS = 5 * 60;
const SHARDS_CACHE_SECONDS = 60;
/** Cache tags that Try Again invalidates. */
const STATUS = 'publicStatus';

/** Notes whether a call works. */
const watching =
  (call: 'history' | 'shards') =>
  (_query: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
    void queryFulfilled.then(
      () => markWorking(call),
      () => markFailing(call),
    );

const statusApi = remoteApi('public', { tags: [STATUS] }).injectEndpoints((build) => ({
  publicHistory: build.query<HistoryRecord[], { range: StatusRange; tz: string }>({
    query: (query) => request(getHistory, { query }),
    extraOptions: { ...POLICY, onRetry: () => markFailing('history') },
    onQueryStarted: watching('history'),
    keepUnusedDataFor: HISTORY_CACHE_SECONDS,
    providesTags: [STATUS],
  }),
  publicShards: build.query<ShardAnswer[], void>({
    query: () => request(getShards),
    extraOptions: { ...POLICY, onRetry: () => markFailing('shards') },
    onQueryStarted: watching('shards'),
    keepUnusedDataFor: SHARDS_CACHE_SECONDS,
    providesTags: [STATUS],
  }),
}));

export const { usePublicHistoryQuery, usePublicShardsQuery } = statusApi;

/** Invalidates the answers of all ranges and refetches those on screen (spec 0 §4). */
export const forgetStatus = () => statusApi.util.invalidateTags([STATUS]);
export const CACHE_SECONDS = { history: HISTORY_CACHE_SECONDS, shards: SHARDS_CACHE_SECONDS };
