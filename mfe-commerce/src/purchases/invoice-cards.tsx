import type { InvoiceListItem } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatMoney } from '@portico/sdk/rules/money';
import { Link } from '@portico/sdk';
import { Text } from '@portico/ui';
import { styled } from 'styled-components';
import { StatusBadge } from '../ui/status-badge.tsx';

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) 0;
  }

  & > li + li {
    border-top: 1px solid var(--color-border);
  }

  a {
    color: var(--color-link);
    font-weight: 600;
  }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);

  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

interface InvoiceCardsProps {
  /** Accessible name. */
  label: string;
  invoices: readonly InvoiceListItem[];
}

/** Invoices in little width: plan and amount, then date and status. */
export function InvoiceCards({ label, invoices }: InvoiceCardsProps) {
  return (
    <Rows aria-label={label}>
      {invoices.map(({ invoiceId, planName, amount, currency, createdAt, state }) => (
        <li key={invoiceId}>
          <Pair>
            <Link to={`/invoice/${invoiceId}`}>{planName}</Link>
            <strong>{formatMoney(amount, currency)}</strong>
          </Pair>
          <Pair>
            <Text as="span" tone="muted" size="s">
              {formatDateTime(createdAt)}
            </Text>
            <StatusBadge state={state} />
          </Pair>
        </li>
      ))}
    </Rows>
  );
}
