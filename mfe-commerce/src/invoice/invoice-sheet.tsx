import type { Invoice } from '@portico/sdk/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { amountOf, isPerServer } from '@portico/sdk/contracts/store/plans';
import { formatEuro } from '@portico/sdk/rules/money';
import { once } from '@portico/sdk/rules/once';
import { Card, Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { StatusBadge } from '../ui/status-badge.tsx';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-5);
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-5);
  padding-block: var(--space-5);
  border-block: 1px solid var(--color-border);

  address {
    font-style: normal;
    line-height: 1.6;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3) var(--space-5);
  margin: 0;

  dt {
    color: var(--color-text-muted);
  }

  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-7);
  font-weight: 700;
`;

const countries = once(() => new Intl.DisplayNames('en', { type: 'region' }));

/** @param code two-letter country code from the payment provider */
function countryOf(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code;
}

interface InvoiceSheetProps {
  invoice: Invoice;
  /** The plan's current price in cents; absent while plans load. */
  planPrice: number | undefined;
  buyerName: string;
}

/** The invoice document: number, seller, buyer, plan, tax, total. */
export function InvoiceSheet({ invoice, planPrice, buyerName }: InvoiceSheetProps) {
  const { amount, plan, seller, buyer, servers, tax } = invoice;
  // Spec 1 §9: recalculated from the plan; after a price change the charged amount is shown.
  const today = planPrice === undefined ? amount : amountOf(plan, planPrice, servers);
  const hasQuantity = isPerServer(plan) && servers > 1;
  return (
    <Sheet>
      <Head>
        <div>
          <Heading level={1} size="l">
            Invoice {invoice.number ?? ''}
          </Heading>
          <Text tone="muted" size="s">
            {invoice.invoiceId}
          </Text>
        </div>
        <StatusBadge status={invoice.status} />
      </Head>
      <Parties>
        <div>
          <Text tone="muted" size="s">
            Seller
          </Text>
          <address>
            <strong>{seller.name}</strong>
            {seller.address && `\n${seller.address}`}
            {seller.taxId && `\nTax id ${seller.taxId}`}
          </address>
          {seller.imprintUrl && <a href={seller.imprintUrl}>Imprint</a>}
        </div>
        <div>
          <Text tone="muted" size="s">
            Buyer
          </Text>
          <address>
            <strong>{buyer.name ?? buyerName}</strong>
            {buyer.email && `\n${buyer.email}`}
            {buyer.country && `\n${countryOf(buyer.country)}`}
          </address>
        </div>
      </Parties>
      <Facts>
        <dt>Purchase date</dt>
        <dd>{formatDateTime(invoice.purchaseDate)}</dd>
        <dt>Plan</dt>
        <dd>{plan}, lifetime</dd>
        <dt>Servers</dt>
        <dd>{hasQuantity ? `${servers} × ${formatEuro(amount / servers)}` : servers}</dd>
        <dt>{tax.percent > 0 ? `Includes ${tax.percent}% tax` : 'Tax'}</dt>
        <dd>{tax.percent > 0 ? formatEuro(tax.amount) : 'None is charged'}</dd>
        {invoice.refundedAmount > 0 && (
          <>
            <dt>Paid back</dt>
            <dd>{formatEuro(-invoice.refundedAmount)}</dd>
          </>
        )}
      </Facts>
      <Total>
        <span>Total</span>
        <span>{formatEuro(amount)}</span>
      </Total>
      {invoice.status === 'pending' && today !== amount && (
        <Text tone="muted" size="s">
          The price has changed since: today this purchase costs {formatEuro(today)}.
        </Text>
      )}
    </Sheet>
  );
}
