import { useMemo } from 'react';
import { chartPoints, totalsOf } from 'shared/rules/growth';
import { ErrorPanel, Grid, Spinner, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { PageHeader } from '../../page-header.tsx';
import { PageRoom } from '../../page-room.ts';
import { historyAnswer, shardsAnswer } from '../../status/answers.ts';
import { GrowthChart } from '../../status/growth-chart.tsx';
import { OverviewCard } from '../../status/overview-card.tsx';
import { ShardGrid } from '../../status/shard-grid.tsx';
import {
  CACHE_SECONDS,
  usePublicHistoryQuery,
  usePublicShardsQuery,
} from '../../status/status.api.ts';
import { Tiles } from '../../status/tiles.tsx';
import { useRange } from '../../status/use-range.ts';
import { visitorZone, zoneToAsk } from '../../status/visitor-zone.ts';
import { WaysForward } from '../../ways-forward.tsx';

/** Fixed text of every failure of this page (spec 0 §8). */
const FAILURE =
  'Unable to fetch status, please try again later or join our support server for assistance.';

const Measured = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-4);
`;

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  border-radius: var(--radius-l);
  background: color-mix(in oklab, var(--color-bg) 65%, transparent);
`;

/** `/status`: what the bot is doing right now, and how it grew (spec 0 §2). */
export default function StatusPage() {
  const { chosen, range, now, choose, isSwitching, isFirst } = useRange();
  const tz = useMemo(() => visitorZone(), []);

  const historyQuery = usePublicHistoryQuery(
    { range, tz: zoneToAsk(range, tz, now) },
    { refetchOnMountOrArgChange: CACHE_SECONDS.history },
  );
  const shardsQuery = usePublicShardsQuery(undefined, {
    refetchOnMountOrArgChange: CACHE_SECONDS.shards,
  });
  const retry = () => {
    void historyQuery.refetch();
    void shardsQuery.refetch();
  };

  const history = historyAnswer({ ...historyQuery, data: historyQuery.currentData });
  const shards = shardsAnswer(shardsQuery);
  const shardList = shards.state === 'loaded' ? shards.data : undefined;
  const readings = history.state === 'loaded' ? history.data : undefined;
  const totals = useMemo(() => shardList && totalsOf(shardList), [shardList]);
  const points = useMemo(
    () => readings && chartPoints(readings, totals, { range, tz, now }),
    [readings, totals, range, tz, now],
  );
  const failure = [history, shards].find((answer) => answer.state === 'failed');
  const charts = { points, range, tz, animated: isFirst };

  return (
    <PageRoom>
      <PageHeader title="Status">Real-time status and performance metrics.</PageHeader>
      {failure?.state === 'failed' && (
        <>
          <ErrorPanel
            title="Error"
            message={FAILURE}
            detail={failure.message}
            actions={<WaysForward onRetry={retry} />}
          />
          {(shardList ?? readings) && <Text tone="muted">Below is the part that did answer.</Text>}
        </>
      )}
      {(!failure || shardList) && (
        <OverviewCard
          totals={totals}
          isLoading={shards.state === 'loading'}
          range={chosen}
          onRange={choose}
          isSwitching={isSwitching}
        />
      )}
      {(!failure || shardList || readings) && (
        <Measured>
          {(!failure || shardList) && (
            <Tiles totals={totals} points={points ?? []} isLoading={shards.state === 'loading'} />
          )}
          {(!failure || readings) && (
            <Grid min="420px">
              <GrowthChart title="Server Growth" field="total_servers" unit="Servers" {...charts} />
              <GrowthChart title="User Growth" field="total_users" unit="Users" {...charts} />
            </Grid>
          )}
          {isSwitching && (
            <Overlay>
              <Spinner size={36} label="Loading range" />
            </Overlay>
          )}
        </Measured>
      )}
      {(!failure || shardList) && <ShardGrid shards={shardList} />}
    </PageRoom>
  );
}
