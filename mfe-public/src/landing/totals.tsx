import { totalsOf } from 'shared/rules/growth';
import { formatThousands } from 'shared/rules/numbers';
import { styled } from 'styled-components';
import { shardsAnswer } from '../status/answers.ts';
import { usePublicShardsQuery } from '../status/status.api.ts';

/** Holds its height while the figures are on their way. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: clamp(var(--space-4), 4vw, var(--space-6));
  min-height: 3.25rem;
  margin: var(--space-2) 0 0;

  & > div {
    display: flex;
    flex-direction: column-reverse;
  }

  & dt {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }

  & dd {
    margin: 0;
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.8rem;
  }
`;

const REFRESH_MS = 60_000;

/** Live totals, asked for after the page stands: they decorate, the page does not wait for them. */
export function Totals() {
  const shards = shardsAnswer(
    usePublicShardsQuery(undefined, {
      pollingInterval: REFRESH_MS,
      skipPollingIfUnfocused: true,
    }),
  );
  const totals = shards.state === 'loaded' ? totalsOf(shards.data) : undefined;
  // A figure that is not known is not shown, and neither is a zero.
  const figures: [label: string, value: string][] =
    totals && totals.servers > 0
      ? [
          ['Servers', formatThousands(totals.servers)],
          ['Users', formatThousands(totals.users)],
          ['Avg. Latency', `${formatThousands(totals.latency)} ms`],
        ]
      : [];
  return (
    <Figures>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}
