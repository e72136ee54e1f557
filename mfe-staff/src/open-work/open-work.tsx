import { CircleCheck } from 'lucide-react';
import { Link, useHasPage } from '@portico/sdk';
import { Button, Grid, Heading, Skeleton, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { AuditList } from '../audit/audit-list.tsx';
import { KINDS } from './kinds.ts';
import { useStaffOpenWorkQuery, type OpenWorkNow } from './open-work.api.ts';
import { WorkTile } from './tile.tsx';

/** Of the content, so that the charts below keep their place. */
const TILE_HEIGHT = '132px';
const ACTIONS_HEIGHT = '342px';

const Calm = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  & > svg {
    flex: none;
    color: var(--color-success);
  }
`;

const More = styled(Link)`
  color: var(--color-link);
  font-size: var(--text-3);
  font-weight: 600;
`;

/** The first thing a member sees: what waits for the team, and what it did last. */
export function OpenWork() {
  const { data, isError, isFetching, refetch } = useStaffOpenWorkQuery();
  if (isError && !isFetching) {
    return (
      <Stack direction="row" gap={3} align="center" wrap>
        <Text tone="muted">What waits for the team did not load.</Text>
        <Button variant="secondary" size="s" onClick={() => void refetch()}>
          Load Again
        </Button>
      </Stack>
    );
  }
  if (!data) {
    return (
      <Stack gap={5} aria-busy="true" role="group" aria-label="Loading the open work">
        <Grid min="160px" gap={3}>
          {[0, 1].map((tile) => (
            <Skeleton key={tile} height={TILE_HEIGHT} radius="l" />
          ))}
        </Grid>
        <Stack gap={3}>
          <Skeleton width="160px" height="24px" />
          <Skeleton height={ACTIONS_HEIGHT} radius="l" />
        </Stack>
      </Stack>
    );
  }
  return (
    <>
      <Tiles {...data} />
      {data.audit.length > 0 && (
        <Stack as="section" gap={3} aria-label="Latest actions">
          <Stack direction="row" gap={3} align="baseline" justify="space-between">
            <Heading level={2} size="m">
              Latest actions
            </Heading>
            <More to="/staff/audit">All actions</More>
          </Stack>
          <AuditList entries={data.audit} isBusy={false} groupsReads />
        </Stack>
      )}
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
    <Grid as="section" min="160px" gap={3} aria-label="Open work">
      {shown.map((each) => (
        <WorkTile key={each.kind} work={each} at={at} />
      ))}
    </Grid>
  );
}
