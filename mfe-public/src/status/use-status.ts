import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { StatusRange } from 'shared/contracts/status/schema';
import { chartPoints, totalsOf } from 'shared/rules/growth';
import { useDispatch } from 'shared/sdk';
import { historyAnswer, shardsAnswer } from './answers.ts';
import {
  CACHE_SECONDS,
  forgetStatus,
  usePublicHistoryQuery,
  usePublicShardsQuery,
} from './status.api.ts';
import { useWhileVisible } from './use-while-visible.ts';
import { requestZone } from './request-zone.ts';

/**
 * Both calls of the status page, loaded together (spec 0 §7) and again as their caches expire, and
 * what the page shows of them, with the range that it belongs to.
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
  const shardList = shards.state === 'loaded' ? shards.data : undefined;
  const readings = history.state === 'loaded' ? history.data : undefined;
  // The charts wait for the live totals, so that they are drawn once.
  const isWaiting = shards.state === 'loading';
  const readAt = secondsOf(historyQuery.fulfilledTimeStamp);
  const answeredAt = shardsQuery.fulfilledTimeStamp;
  const present = secondsOf(answeredAt);

  const totals = useMemo(() => shardList && totalsOf(shardList), [shardList]);
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
  // In slices: a store's news are drawn in one piece otherwise, and these change the whole page.
  return useDeferredValue(status);
}
