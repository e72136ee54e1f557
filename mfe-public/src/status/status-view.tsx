import { useDeferredValue, useState } from 'react';
import { ErrorPanel, Grid, Spinner, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { CurrentNotice } from '../incidents/current-notice.tsx';
import { usePublicIncidentsQuery } from '../incidents/incidents.api.ts';
import { IncidentsSection } from '../incidents/incidents-section.tsx';
import { usePublicComponentsQuery } from '../uptime/components.api.ts';
import { SubscribeSection } from '../uptime/subscribe-section.tsx';
import { UptimeSection } from '../uptime/uptime-section.tsx';
import { PageHeader } from '../page-header.tsx';
import { PageContainer } from '../page-container.ts';
import { FailureActions } from '../failure-actions.tsx';
import { FadeIn } from './fade-in.tsx';
import { FAILURE } from './failure.ts';
import { FindShard } from './find-shard.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { OverviewCard } from './overview-card.tsx';
import { ShardGrid } from './shard-grid.tsx';
import { Starfield } from './starfield.tsx';
import { CACHE_SECONDS } from './status.api.ts';
import { Tiles } from './tiles.tsx';
import { useRange } from './use-range.ts';
import { useStatus } from './use-status.ts';
import { useWhileVisible } from './use-while-visible.ts';

const StatusLayout = styled(PageContainer)`
  position: relative;
  isolation: isolate;
`;

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

const INCIDENTS_ID = 'incidents';
const UPTIME_ID = 'uptime';
const FIND_SHARD = <FindShard />;

/** Overall state, tiles, charts and shards (spec 0 §2). */
export function StatusView() {
  const { chosen, range: requested, choose, isSwitching } = useRange();
  const { range, history, shards, shardList, answeredAt, totals, points, retry } =
    useStatus(requested);
  const animated = useFirstDrawing(points);
  const { data: incidents, isError, refetch } = useDeferredValue(usePublicIncidentsQuery());
  useWhileVisible(CACHE_SECONDS.shards * 1000, () => void refetch());
  const components = useDeferredValue(usePublicComponentsQuery());
  useWhileVisible(CACHE_SECONDS.shards * 1000, () => void components.refetch());

  const failure = [history, shards].find((answer) => answer.state === 'failed');
  const stale = [shards, history].find((answer) => answer.state === 'loaded' && answer.stale);
  const charts = { points, range, animated };
  const isLoading = shards.state === 'loading';

  return (
    <StatusLayout>
      <Starfield />
      <PageHeader title="Status">Real-time status and performance metrics.</PageHeader>
      <CurrentNotice incidents={incidents} isError={isError} section={INCIDENTS_ID} />
      {failure?.state === 'failed' && (
        <>
          <ErrorPanel
            title="Error"
            message={FAILURE}
            detail={failure.message}
            actions={<FailureActions onRetry={retry} />}
          />
          {(shardList ?? points) && <Text tone="muted">The data below did load.</Text>}
        </>
      )}
      {(!failure || shardList) && (
        <OverviewCard
          totals={totals}
          isLoading={isLoading}
          shards={shardList}
          answeredAt={answeredAt}
          stale={stale?.state === 'loaded' ? stale.stale : undefined}
          onRefresh={retry}
          range={chosen}
          onRange={choose}
          isSwitching={isSwitching}
        />
      )}
      {(!failure || shardList || points) && (
        <Measured>
          {(!failure || shardList) && (
            <Tiles totals={totals} points={points ?? []} isLoading={isLoading} />
          )}
          {(!failure || points) && (
            <Grid min="420px">
              <FadeIn>
                <GrowthChart
                  title="Server Growth"
                  field="total_servers"
                  unit="Servers"
                  {...charts}
                />
              </FadeIn>
              <FadeIn>
                <GrowthChart title="User Growth" field="total_users" unit="Users" {...charts} />
              </FadeIn>
            </Grid>
          )}
          {(!failure || points) && (
            <FadeIn>
              <GrowthChart
                title="Latency"
                field="average_latency"
                unit="Milliseconds"
                {...charts}
              />
            </FadeIn>
          )}
          {isSwitching && (
            <Overlay>
              <Spinner size={36} label="Loading range" />
            </Overlay>
          )}
        </Measured>
      )}
      <FadeIn>
        <UptimeSection
          id={UPTIME_ID}
          answer={components.data}
          isError={components.isError}
          onRetry={components.refetch}
        />
      </FadeIn>
      <FadeIn>
        <IncidentsSection
          id={INCIDENTS_ID}
          incidents={incidents}
          isError={isError}
          onRetry={refetch}
        />
      </FadeIn>
      {(!failure || shardList) && <ShardGrid shards={shardList} tools={FIND_SHARD} />}
      <FadeIn>
        <SubscribeSection />
      </FadeIn>
    </StatusLayout>
  );
}

/** Only the first drawing is animated: another range and newer figures are drawn at once. */
function useFirstDrawing(points: unknown): boolean {
  const [first, setFirst] = useState(points);
  if (points && !first) setFirst(points);
  return !first || first === points;
}
