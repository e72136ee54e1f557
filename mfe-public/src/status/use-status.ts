import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { StatusRange } from '@portico/sdk/contracts/status/schema';
import { chartPoints, totalsOf } from '@portico/sdk/rules/growth';
import { FIRST_SHARDS_DATA } from '@portico/sdk/rules/status/screen';
import type { FirstShards } from '@portico/sdk/rules/status/screen';
import { documentData, useDispatch } from '@portico/sdk';
import { historyAnswer, shardsAnswer } from './answers.ts';
import type { ShardAnswer } from './answers.ts';
import {
  CACHE_SECONDS,
  forgetStatus,
  usePublicHistoryQuery,
  usePublicShardsQuery,
} from './status.api.ts';
import { useWhileVisible } from './use-while-visible.ts';
import { requestZone } from './request-zone.ts';

/**
 * Both calls of the status page, fetched together (spec 0 §7) and again when their caches expire, and
 * the data that the page shows, with its range.
 */
export function useStatus(range: StatusRange) {
  const dispatch = useDispatch();
  const [opened] = useState(() => Math.floor(Date.now() / 1000));
  const secondsOf = (ms: number | undefined) => (ms === undefined ? opened : Math.floor(ms / 1000));
  const tz = useMemo(() => requestZone(range, opened), [range, opened]);
  const historyQuery = usePublicHistoryQuery(
    { range, tz },
    { refetchOnMountOrArgChange: CACHE_SECONDS.history },
  );
  const shardsQuery = usePublicShardsQuery(undefined, {
    refetchOnMountOrArgChange: CACHE_SECONDS.shards,
  });
  useWhileVisible(CACHE_SECONDS.history * 1000, () => void historyQuery.refetch());
  useWhileVisible(CACHE_SECONDS.shards * 1000, () => void shardsQuery.refetch());

  const { currentData: historyData, error: historyError } = historyQuery;
  const { data: shardsData, error: shardsError } = shardsQuery;
  const [historyFailed, shardsFailed] = [historyQuery.isError, shardsQuery.isError];
  const history = useMemo(
    () => historyAnswer({ data: historyData, error: historyError, isError: historyFailed }),
    [historyData, historyError, historyFailed],
  );
  const shards = useMemo(
    () => shardsAnswer({ data: shardsData, error: shardsError, isError: shardsFailed }),
    [shardsData, shardsError, shardsFailed],
  );
  const [inDocument] = useState(firstShardsInDocument);
  const waitingFor = shards.state === 'loading' ? inDocument : undefined;
  const loaded = shards.state === 'loaded' ? shards.data : undefined;
  const shardList = loaded ?? waitingFor?.shards;
  const readings = history.state === 'loaded' ? history.data : undefined;
  // The charts are drawn after the live totals have loaded, so that they are drawn once.
  const isWaiting = shards.state === 'loading';
  const readAt = secondsOf(historyQuery.fulfilledTimeStamp);
  const answeredAt = shardsQuery.fulfilledTimeStamp;
  const present = secondsOf(answeredAt);

  const totals = useMemo(
    () => (loaded ? totalsOf(loaded) : waitingFor?.totals),
    [loaded, waitingFor],
  );
  const points = useMemo(
    () =>
      readings && !isWaiting
        ? chartPoints(readings, totals, { range, now: readAt }, present)
        : undefined,
    [readings, isWaiting, totals, range, readAt, present],
  );
  const retry = useCallback(() => void dispatch(forgetStatus()), [dispatch]);
  const status = useMemo(
    () => ({ range, history, shards, shardList, answeredAt, totals, points, retry }),
    [range, history, shards, shardList, answeredAt, totals, points, retry],
  );
  // Deferred, so that React renders the page in slices: store updates render synchronously.
  return useDeferredValue(status);
}

/** What the document contains of a long list of shards; undefined once it is old. */
const firstShardsInDocument = () =>
  performance.now() < CACHE_SECONDS.shards * 1000
    ? documentData<FirstShards<ShardAnswer>>(FIRST_SHARDS_DATA)
    : undefined;
