import { Fragment } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { amountOf, isPerServer } from '@portico/contracts/store/plans';
import { formatEuro } from '@portico/sdk/rules/money';
import { once } from '@portico/sdk/rules/once';
import { Card, Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { ConsentNote } from './consent-note.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-5);

  /* The paper is the surface. */
  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
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
  grid-template-columns: minmax(0, 1fr) minmax(0, max-content);
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

type Fact = readonly [name: string, value: string];

interface InvoiceSheetProps {
  invoice: Invoice;
  /** The plan's current price in cents; absent while plans load. */
  planPrice: number | undefined;
  buyerName: string;
}

/** What was paid of the total, and the tax in it. */
function MoneyFacts({ invoice }: { invoice: Invoice }) {
  const { discountAmount, paidAmount, refundedAmount, tax, dispute } = invoice;
  const rest = (paidAmount ?? 0) - refundedAmount;
  const taxFact: Fact =
    tax.percent > 0
      ? [`Includes ${tax.percent}% tax`, formatEuro(tax.amount)]
      : ['Tax', tax.notice ?? 'None is charged'];
  const isTaxKnown = tax.percent > 0 || tax.notice !== '';
  const facts: Fact[] = [
    ...(discountAmount > 0 ? [['Discount', formatEuro(-discountAmount)] as const] : []),
    ...(paidAmount === null ? [] : [['Paid', formatEuro(paidAmount)] as const]),
    ...(isTaxKnown ? [taxFact] : []),
    ...(refundedAmount > 0 ? [['Refunded', formatEuro(-refundedAmount)] as const] : []),
    ...(dispute === 'lost' ? [['Returned by the bank', formatEuro(-rest)] as const] : []),
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}

/** The purchase with the number of the payment provider's invoice: seller, buyer, plan, tax, total. */
export function InvoiceSheet({ invoice, planPrice, buyerName }: InvoiceSheetProps) {
  const { amount, plan, seller, buyer, servers, isComplimentary = false } = invoice;
  // Spec 1 §9: recalculated from the plan; after a price change the charged amount is shown.
  const today = planPrice === undefined ? amount : amountOf(plan, planPrice, servers);
  const hasQuantity = isPerServer(plan) && servers > 1;
  return (
    <Sheet>
      <Head>
        <div>
          <Heading level={1} size="l">
            {isComplimentary ? 'Complimentary License' : `Invoice ${invoice.number ?? ''}`}
          </Heading>
          <Text tone="muted" size="s">
            {invoice.invoiceId}
          </Text>
        </div>
        <StatusBadge status={invoice.status} />
      </Head>
      <Parties>
        {seller.name !== '' && (
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
        )}
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
        <dd>
          {hasQuantity && !isComplimentary
            ? `${servers} × ${formatEuro(amount / servers)}`
            : servers}
        </dd>
      </Facts>
      <Total>
        <span>Total</span>
        <span>{formatEuro(amount)}</span>
      </Total>
      {isComplimentary ? (
        <Text tone="muted">
          {invoice.status === 'completed'
            ? 'Our team has granted this license to you. Nothing is charged.'
            : 'Our team has withdrawn this license. Please ask our support if you have questions.'}
        </Text>
      ) : (
        <MoneyFacts invoice={invoice} />
      )}
      {invoice.status === 'pending' && today !== amount && (
        <Text tone="muted" size="s">
          The price has changed. Today, this purchase costs {formatEuro(today)}.
        </Text>
      )}
      <ConsentNote consent={invoice.consent} />
    </Sheet>
  );
}
