import type { Sales } from '@portico/sdk/contracts/sales/schema';
import { formatEuro } from '@portico/sdk/rules/money';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { Card } from '@portico/ui';
import { styled } from 'styled-components';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
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
      <Row>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Row>
    </Card>
  );
}
