import type { Sales } from '@portico/contracts/sales/schema';
import { formatMoney } from '@portico/sdk/rules/money';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { Card } from '@portico/ui';
import { Figures } from '../ui/figures.ts';

/** The sums of a period. */
export function SalesTotals({ totals, currency }: Pick<Sales, 'totals' | 'currency'>) {
  const money = (amount: number) => formatMoney(amount, currency);
  const { revenue, refunds, disputes, net, purchases, complimentary, discord = 0 } = totals;
  const figures: [string, string][] = [
    ['Revenue', money(revenue)],
    ['Refunds', money(refunds)],
    ['Disputes', money(disputes)],
    ['Net', money(net)],
    ['Purchases', formatThousands(purchases)],
    ['Complimentary', formatThousands(complimentary)],
    ...(discord > 0 ? [['In Discord', formatThousands(discord)] as [string, string]] : []),
  ];
  return (
    <Card as="section" padding={4} aria-label="Totals">
      <Figures $minWidth={130}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </Card>
  );
}
