import type { EconomyTotal } from '@portico/sdk/contracts/economy/schema';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { sumDecimals } from '@portico/sdk/rules/decimals';
import { moneyDirection } from '@portico/sdk/rules/economy';
import type { MoneyDirection } from '@portico/sdk/rules/economy';
import { Card } from '@portico/ui';
import { styled } from 'styled-components';
import { Amount } from './economy-table.tsx';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: var(--space-4);
  margin: 0;

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: 600;
  }

  dd {
    margin: 0;
    font-size: var(--text-7);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const WAYS: readonly { way: MoneyDirection; label: string }[] = [
  { way: 'in', label: 'Received' },
  { way: 'out', label: 'Spent or lost' },
  { way: 'moved', label: 'Transferred' },
  { way: 'other', label: 'Other' },
];

/** Sums over all pages of the result. */
export function Totals({ total, totals }: { total: number; totals: readonly EconomyTotal[] }) {
  const sums = WAYS.map(({ way, label }) => {
    const amounts = totals.filter(({ type }) => moneyDirection(type) === way);
    return { way, label, isThere: amounts.length > 0, sum: sumDecimals(amounts.map(amountOf)) };
  });
  return (
    <Card as="section" padding={4} aria-label="Totals">
      <Row>
        <div>
          <dt>Entries</dt>
          <dd>{formatThousands(total)}</dd>
        </div>
        {sums.map(({ way, label, isThere, sum }) =>
          isThere || way !== 'other' ? (
            <div key={way}>
              <dt>{label}</dt>
              <dd>
                <Amount amount={sum} way={sum === '0' ? 'other' : way} />
              </dd>
            </div>
          ) : null,
        )}
      </Row>
    </Card>
  );
}

const amountOf = ({ amount }: EconomyTotal) => amount;
