import { Fragment } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import type { Plan } from '@portico/contracts/store/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { paymentRow, paymentStateOf } from '@portico/contracts/rules/payment-state';
import { amountOf } from '@portico/contracts/store/plans';
import { formatMoney } from '@portico/sdk/rules/money';
import { once } from '@portico/sdk/rules/once';
import { Card, Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { taxFactOf } from './tax-fact.ts';
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

/** What the store listed for the plan when it was bought. */
const Included = styled.ul`
  margin: var(--space-1) 0 0;
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.6;
  list-style: none;
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
  /** The plan as it is sold now; absent while plans load, and where it is no longer sold. */
  current: Plan | undefined;
  buyerName: string;
}

/** What was paid of the total, and the tax in it. */
function MoneyFacts({ invoice }: { invoice: Invoice }) {
  const { discountAmount, paidAmount, refundedAmount, tax } = invoice;
  const money = (value: number) => formatMoney(value, invoice.currency);
  const rest = (paidAmount ?? 0) - refundedAmount;
  const taxFact = taxFactOf(tax, paidAmount === null, money);
  const facts: Fact[] = [
    ...(discountAmount > 0 ? [['Discount', money(-discountAmount)] as const] : []),
    ...(paidAmount === null ? [] : [['Paid', money(paidAmount)] as const]),
    ...(taxFact ? [taxFact] : []),
    ...(refundedAmount > 0 ? [['Refunded', money(-refundedAmount)] as const] : []),
    ...(paymentStateOf(invoice) === 'dispute-lost'
      ? [['Returned by the bank', money(-rest)] as const]
      : []),
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

/** What the sheet is: a license without a payment has no number. */
function titleOf({ isComplimentary, isImported, discord, number }: Invoice): string {
  if (discord) return 'License from Discord';
  if (isImported) return 'Imported License';
  return isComplimentary ? 'Complimentary License' : `Invoice ${number ?? ''}`;
}

/** The purchase with the number of the payment provider's invoice: seller, buyer, plan, tax, total. */
export function InvoiceSheet({ invoice, current, buyerName }: InvoiceSheetProps) {
  const {
    amount,
    currency,
    planName,
    planFeatures,
    seller,
    buyer,
    servers,
    isComplimentary = false,
    discord,
  } = invoice;
  const isWithoutMoney = isComplimentary || Boolean(discord);
  // Spec 1 §9: recalculated from the plan; after a price change the charged amount is shown.
  const today = current?.currency === currency ? amountOf(current, servers) : amount;
  const hasQuantity = servers > 1 && amount % servers === 0;
  return (
    <Sheet>
      <Head>
        <div>
          <Heading level={1} size="l">
            {titleOf(invoice)}
          </Heading>
          <Text tone="muted" size="s">
            {invoice.invoiceId}
          </Text>
        </div>
        <StatusBadge state={paymentStateOf(invoice)} />
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
            {buyer.taxId && `\nTax ID ${buyer.taxId}`}
          </address>
        </div>
      </Parties>
      <Facts>
        <dt>Purchase date</dt>
        <dd>{formatDateTime(invoice.purchaseDate)}</dd>
        <dt>Plan</dt>
        <dd>
          {planName}, lifetime
          {planFeatures.length > 0 && (
            <Included aria-label={`Included in ${planName}`}>
              {planFeatures.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Included>
          )}
        </dd>
        <dt>Servers</dt>
        <dd>
          {hasQuantity && !isWithoutMoney
            ? `${servers} × ${formatMoney(amount / servers, currency)}`
            : servers}
        </dd>
      </Facts>
      <Total>
        <span>Total</span>
        <span>{discord === 'bought' ? 'Charged by Discord' : formatMoney(amount, currency)}</span>
      </Total>
      {isWithoutMoney ? (
        <Text tone="muted">{paymentRow(invoice).buyer?.text}</Text>
      ) : (
        <MoneyFacts invoice={invoice} />
      )}
      {invoice.status === 'pending' && today !== amount && (
        <Text tone="muted" size="s">
          The price has changed. Today, this purchase costs {formatMoney(today, currency)}.
        </Text>
      )}
      <ConsentNote consent={invoice.consent} />
    </Sheet>
  );
}
