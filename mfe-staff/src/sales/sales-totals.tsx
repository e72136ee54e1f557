import type { Sales } from '@portico/contracts/sales/schema';
import { formatEuro } from '@portico/sdk/rules/money';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { Card } from '@portico/ui';
import { Figures } from '../ui/figures.ts';

/** The sums of a period. */
export function SalesTotals({ totals }: Pick<Sales, 'totals'>) {
  const { revenue, refunds, disputes, net, purchases, complimentary } = totals;
  const figures: [string, string][] = [
    ['Revenue', formatEuro(revenue)],
    ['Refunds', formatEuro(refunds)],
    ['Disputes', formatEuro(disputes)],
    ['Net', formatEuro(net)],
    ['Purchases', formatThousands(purchases)],
    ['Complimentary', formatThousands(complimentary)],
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
