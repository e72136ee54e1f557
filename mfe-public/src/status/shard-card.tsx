import { Fragment, memo } from 'react';
import { SHARD_STATES, shardView } from '@portico/contracts/rules/status/shard-view';
import type { ShardStateName, ShardView } from '@portico/contracts/rules/status/shard-view';
import { Card, Heading, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import type { ShardAnswer } from './answers.ts';

export const CARD_HEIGHT = '178px';

/**
 * Off-screen cards are not laid out: there can be ten thousand. A fixed height reserves their
 * space.
 */
const Box = styled(Card)`
  min-height: ${CARD_HEIGHT};
  content-visibility: auto;
  contain-intrinsic-size: auto 240px auto 0;

  @media print {
    break-inside: avoid;
    content-visibility: visible;
  }

  &[aria-current='true'] {
    border-color: var(--color-accent);
    box-shadow: 0 0 0 1px var(--color-accent);
  }
`;

const STATES: Record<ShardStateName, { color: string; radius: string }> = {
  up: { color: 'var(--color-success)', radius: 'var(--radius-full)' },
  down: { color: 'var(--color-danger)', radius: '2px' },
  unknown: { color: 'var(--color-text-muted)', radius: 'var(--radius-full)' },
};

const State = styled.p<{ $state: ShardStateName }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  color: ${(props) => STATES[props.$state].color};
  font-size: var(--text-3);
  font-weight: 600;

  &::before {
    width: 9px;
    height: 9px;
    border-radius: ${(props) => STATES[props.$state].radius};
    background: currentColor;
    content: '';
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-3) 0 0;
  font-size: var(--text-4);
  font-variant-numeric: tabular-nums;

  & > dt {
    color: var(--color-text-muted);
  }

  & > dd {
    margin: 0;
    text-align: right;
  }
`;

interface ShardBoxProps {
  view: ShardView;
  isSought?: boolean;
}

/** One shard's health (spec 0 §2, §4), in the page and in its template. */
export function ShardBox({ view: { title, state, facts }, isSought = false }: ShardBoxProps) {
  return (
    <Box forwardedAs="li" padding={4} aria-current={isSought ? 'true' : undefined}>
      <Stack direction="row" justify="space-between" align="center">
        <Heading level={3} size="s">
          {title}
        </Heading>
        {SHARD_STATES.map((each) =>
          state[each].map((label) => (
            <State key={each} $state={each}>
              {label}
            </State>
          )),
        )}
      </Stack>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    </Box>
  );
}

interface ShardCardProps {
  shard: ShardAnswer;
  /** The shard that was searched for. */
  isSought?: boolean;
}

/** A shard for this reader. */
export const ShardCard = memo(function ShardCard({ shard, isSought = false }: ShardCardProps) {
  return <ShardBox view={shardView(shard)} isSought={isSought} />;
});
