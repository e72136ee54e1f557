import { CircleCheck } from 'lucide-react';
import { useHasPage } from '@portico/sdk';
import { Button, ScrollBox, Skeleton, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { KINDS } from './kinds.ts';
import { LatestActions } from './latest-actions.tsx';
import { useStaffOpenWorkQuery, type OpenWorkNow } from './open-work.api.ts';
import { TILE_HEIGHT, WorkTile } from './tile.tsx';

/** One row, which scrolls where it does not fit, so that its height never changes. */
const Row = styled.section`
  display: flex;
  gap: var(--space-3);
`;

const Calm = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  height: ${TILE_HEIGHT};
  margin: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  & > svg {
    flex: none;
    color: var(--color-success);
  }
`;

/** The first thing a member sees: what waits for the team, and what it did last. */
export function OpenWork() {
  const { data, isError, isFetching, refetch } = useStaffOpenWorkQuery();
  return (
    <>
      {data ? (
        <Tiles {...data} />
      ) : isError && !isFetching ? (
        <Stack direction="row" gap={3} align="center" wrap>
          <Text tone="muted">What waits for the team did not load.</Text>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Load Again
          </Button>
        </Stack>
      ) : (
        <div aria-busy="true" role="group" aria-label="Loading the open work">
          <Skeleton height={TILE_HEIGHT} radius="l" />
        </div>
      )}
      {(data ?? isFetching) && <LatestActions entries={data?.audit} />}
    </>
  );
}

/** A page of another remote may be missing, and an API of a later version may know more kinds. */
function Tiles({ work, at }: OpenWorkNow) {
  const hasPage = useHasPage();
  const shown = work.filter(
    ({ kind }) => Object.hasOwn(KINDS, kind) && hasPage(KINDS[kind].path.replace(/\?.*/, '')),
  );
  if (shown.length === 0) {
    return (
      <Calm>
        <CircleCheck size={20} aria-hidden="true" />
        <span>Nothing waits for the team.</span>
      </Calm>
    );
  }
  return (
    <ScrollBox label="Tiles">
      <Row aria-label="Open work">
        {shown.map((each) => (
          <WorkTile key={each.kind} work={each} at={at} />
        ))}
      </Row>
    </ScrollBox>
  );
}
