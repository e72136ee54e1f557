import type { StatusComponent } from '@portico/sdk/contracts/components/schema';
import { lookup } from '@portico/sdk/rules/lookup';
import { componentStateLabel, formatUptimeShare } from '@portico/sdk/rules/uptime';
import { Badge, Heading } from '@portico/ui';
import type { BadgeTone } from '@portico/ui';
import { styled } from 'styled-components';
import { UptimeStrip } from './uptime-strip.tsx';

const TONES: Record<StatusComponent['state'], BadgeTone> = {
  up: 'success',
  degraded: 'warning',
  down: 'danger',
  maintenance: 'accent',
  unknown: 'neutral',
};

/** Less than this share of the period is said beside the percentage. */
const WHOLE = 0.995;

const Row = styled.li`
  display: grid;
  gap: var(--space-3);
  min-width: 0;

  & + & {
    padding-top: var(--space-4);
    border-top: 1px solid var(--color-border);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

const Share = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;

  @media (min-width: 760px) {
    margin-left: auto;
  }

  & > strong {
    color: var(--color-text);
    font-size: var(--text-5);
  }
`;

/** A component with its state, its uptime and its days. */
export function ComponentRow({ component }: { component: StatusComponent }) {
  const { id, name, state, uptime, measured, days } = component;
  return (
    <Row id={`component-${id}`}>
      <Head>
        <Heading level={3} size="s">
          {name}
        </Heading>
        <Badge tone={lookup<BadgeTone>(TONES, state, 'neutral')}>
          {componentStateLabel(state)}
        </Badge>
        <Share>
          <strong>{formatUptimeShare(uptime)}</strong> uptime in {days.length} days
          {uptime !== null && measured < WHOLE && `, measured ${percentOf(measured)} of the time`}
        </Share>
      </Head>
      <UptimeStrip name={name} days={days} />
    </Row>
  );
}

/** `62%`; never 0 for something that was measured. */
const percentOf = (share: number) => `${Math.max(1, Math.floor(share * 100))}%`;
