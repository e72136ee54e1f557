import type { EconomyTotal } from '@portico/contracts/economy/schema';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { sumDecimals } from '@portico/sdk/rules/decimals';
import { moneyDirection } from '@portico/contracts/rules/economy';
import type { MoneyDirection } from '@portico/contracts/rules/economy';
import { Card } from '@portico/ui';
import { Figures } from '../ui/figures.ts';
import { Amount } from './economy-table.tsx';

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
      <Figures $minWidth={140}>
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
      </Figures>
    </Card>
  );
}

const amountOf = ({ amount }: EconomyTotal) => amount;
