import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { HistoryRecord, StatusRange } from '@portico/contracts/status/schema';
import { chartPoints, totalsOf, totalsOfReading } from '@portico/contracts/rules/growth';
import { getFirstShards } from '@portico/contracts/status/calls';
import type { FirstShards } from '@portico/contracts/rules/status/screen';
import { documentData, serverNow, useDispatch } from '@portico/sdk';
import { historyAnswer, problemOf, shardsAnswer } from './answers.ts';
import type { ShardAnswer } from './answers.ts';
import { useIsFailing } from './failing-calls.ts';
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
  const historyAt = historyQuery.fulfilledTimeStamp;
  const answeredAt = shardsQuery.fulfilledTimeStamp;
  // Depends on both: what the document contains is older than the first response, which names the time.
  const [readAt, present] = useMemo(
    () =>
      [historyAt, answeredAt].map((ms) => serverSeconds(ms ?? opened * 1000)) as [number, number],
    [historyAt, answeredAt, opened],
  );

  const live = useMemo(
    () => (loaded ? totalsOf(loaded) : waitingFor?.totals),
    [loaded, waitingFor],
  );
  const lastReading = useNewest(readings);
  const totals = useMemo(
    () =>
      live ?? (shards.state === 'empty' && lastReading ? totalsOfReading(lastReading) : undefined),
    [live, shards.state, lastReading],
  );
  const points = useMemo(
    () =>
      readings && !isWaiting
        ? chartPoints(readings, live, { range, now: readAt }, present)
        : undefined,
    [readings, isWaiting, live, range, readAt, present],
  );
  const retry = useCallback(() => void dispatch(forgetStatus()), [dispatch]);
  const isFailing = [
    useIsFailing('history') && historyQuery.isFetching,
    useIsFailing('shards') && shardsQuery.isFetching,
  ].some(Boolean);
  const status = useMemo(
    () => ({
      ...{ range, history, shards, shardList, answeredAt, totals, points, lastReading, retry },
      /** A call fails: the present state is unknown. */
      isUnsure: isFailing || problemOf(history) !== undefined || problemOf(shards) !== undefined,
    }),
    [range, history, shards, shardList, answeredAt, totals, points, lastReading, retry, isFailing],
  );
  // Deferred, so that React renders the page in slices: store updates render synchronously.
  return useDeferredValue(status);
}

/** What the document contains of a long list of shards; undefined once it is old. */
const firstShardsInDocument = () =>
  performance.now() < CACHE_SECONDS.shards * 1000
    ? documentData<FirstShards<ShardAnswer>>(getFirstShards.path)
    : undefined;

/** A time of this device by the server's clock, in epoch seconds. */
const serverSeconds = (ms: number) => Math.floor((serverNow() - Date.now() + ms) / 1000);

/** The newest reading so far: another range has another last one. */
function useNewest(readings: readonly HistoryRecord[] | undefined): HistoryRecord | undefined {
  const [newest, setNewest] = useState<HistoryRecord>();
  const found = readings?.reduce((one, next) => (next.timestamp > one.timestamp ? next : one));
  if (found && found.timestamp > (newest?.timestamp ?? 0)) setNewest(found);
  return newest;
}

export type Status = ReturnType<typeof useStatus>;
