import { totalsOf } from 'shared/rules/growth';
import { formatThousands } from 'shared/rules/numbers';
import { styled } from 'styled-components';
import { shardsAnswer } from '../status/answers.ts';
import { usePublicShardsQuery } from '../status/status.api.ts';

/** Holds its height while the figures are on their way. */
const Line = styled.p`
  min-height: 1.5rem;
  margin: 0;
  color: var(--color-text-muted);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;

  & > strong {
    color: var(--color-text);
  }
`;

/** Live totals, asked for after the page stands: they decorate, the page does not wait for them. */
export function Totals() {
  const shards = shardsAnswer(usePublicShardsQuery());
  if (shards.state !== 'loaded') return <Line />;
  const { servers, users } = totalsOf(shards.data);
  return (
    <Line>
      Trusted by <strong>{formatThousands(servers)}</strong> servers with{' '}
      <strong>{formatThousands(users)}</strong> users
    </Line>
  );
}
