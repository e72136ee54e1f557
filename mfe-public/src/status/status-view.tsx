import { useDeferredValue, useState } from 'react';
import { Card, Spinner, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { CurrentNotice } from '../incidents/current-notice.tsx';
import { usePublicIncidentsQuery } from '../incidents/incidents.api.ts';
import { IncidentsSection } from '../incidents/incidents-section.tsx';
import { usePublicComponentsQuery } from '../uptime/components.api.ts';
import { SubscribeSection } from '../uptime/subscribe-section.tsx';
import { UptimeSection } from '../uptime/uptime-section.tsx';
import { Charts } from './charts.tsx';
import { FadeIn } from './fade-in.tsx';
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
  const status = useStatus(requested);
  const { range, history, shards, shardList, totals, points, retry } = status;
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

  const isFailed = [history, shards].some(({ state }) => state === 'failed');
  const isLoading = shards.state === 'loading';

  return (
    <StatusLayout>
      {!(isFailed && isError) && <CurrentNotice incidents={incidents} isError={isError} />}
      <OverviewCard
        status={status}
        components={components.data?.components}
        range={chosen}
        onRange={choose}
        isSwitching={isSwitching}
      />
      {(!isFailed || shardList || points) && (
        <Measured>
          {(!isFailed || shardList) && (
            <Tiles totals={totals} points={points ?? []} isLoading={isLoading} />
          )}
          {history.state === 'empty' ? (
            <Card>
              <Text tone="muted">{history.message}</Text>
            </Card>
          ) : (
            (!isFailed || points) && (
              <Scripted>
                <Charts points={points} range={range} animated={animated} />
              </Scripted>
            )
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
      {(!isFailed || shardList) && (
        <ShardGrid
          shards={shards.state === 'empty' ? [] : shardList}
          tools={FIND_SHARD}
          note={shards.state === 'empty' ? shards.message : undefined}
        />
      )}
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
