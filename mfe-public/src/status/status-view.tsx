import { useDeferredValue, useState } from 'react';
import { ErrorPanel, Spinner, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { CurrentNotice } from '../incidents/current-notice.tsx';
import { usePublicIncidentsQuery } from '../incidents/incidents.api.ts';
import { IncidentsSection } from '../incidents/incidents-section.tsx';
import { usePublicComponentsQuery } from '../uptime/components.api.ts';
import { SubscribeSection } from '../uptime/subscribe-section.tsx';
import { UptimeSection } from '../uptime/uptime-section.tsx';
import { FailureActions } from '../failure-actions.tsx';
import { Charts } from './charts.tsx';
import { FadeIn } from './fade-in.tsx';
import { FAILURE } from './failure.ts';
import { FindShard } from './find-shard.tsx';
import { OverviewCard } from './overview-card.tsx';
import { ShardGrid } from './shard-grid.tsx';
import { Measured, Scripted, StatusLayout } from './status-layout.tsx';
import { CACHE_SECONDS } from './status.api.ts';
import { Tiles } from './tiles.tsx';
import { useAfterReturn } from './use-after-return.ts';
import { useRange } from './use-range.ts';
import { useStatus } from './use-status.ts';
import { useWhileVisible } from './use-while-visible.ts';

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  border-radius: var(--radius-l);
  background: color-mix(in oklab, var(--color-bg) 65%, transparent);
`;

const FIND_SHARD = (
  <Scripted>
    <FindShard />
  </Scripted>
);

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
  useAfterReturn(() => {
    retry();
    void refetch();
    void components.refetch();
  });

  const failure = [history, shards].find((answer) => answer.state === 'failed');
  const stale = [shards, history].find((answer) => answer.state === 'loaded' && answer.stale);
  const isLoading = shards.state === 'loading';

  return (
    <StatusLayout>
      <CurrentNotice incidents={incidents} isError={isError} />
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
          components={components.data?.components}
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
            <Scripted>
              <Charts points={points} range={range} animated={animated} />
            </Scripted>
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
          answer={components.data}
          isError={components.isError}
          onRetry={components.refetch}
        />
      </FadeIn>
      <FadeIn>
        <IncidentsSection incidents={incidents} isError={isError} onRetry={refetch} />
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
