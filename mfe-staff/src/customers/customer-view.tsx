import type { Customer } from '@portico/sdk/contracts/customers/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Link } from '@portico/sdk';
import { Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { CustomerInvoiceCard } from './customer-invoice.tsx';
import { formatLedgerLine } from './ledger-text.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Ledger = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-4);
  overflow-wrap: anywhere;

  li {
    display: grid;
    gap: 2px var(--space-4);

    @media (min-width: 900px) {
      grid-template-columns: 160px minmax(0, 1fr);
    }
  }

  time {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  small {
    color: var(--color-text-muted);
  }
`;

const Person = styled.div`
  overflow-wrap: anywhere;

  a {
    color: var(--color-link);
  }
`;

const KINDS: Record<Customer['kind'], string> = {
  user: 'Matched a user.',
  invoice: 'Matched an invoice.',
  server: 'This is a server; below is every purchase that covers it or once did.',
  unknown: '',
};

interface CustomerViewProps {
  id: string;
  customer: Customer;
  mayVerify: boolean;
  mayRefund: boolean;
  onChanged: () => void;
}

/** A customer's invoices and ledger. */
export function CustomerView({ id, customer, mayVerify, mayRefund, onChanged }: CustomerViewProps) {
  const { kind, user, invoices, total, ledger } = customer;
  const shown = total > invoices.length ? `, the newest ${invoices.length} of ${total}` : '';
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={1}>
          <Text tone="muted" size="s">
            {KINDS[kind]}
          </Text>
          {user && (
            <Person>
              Buyer: <strong>{user.username ?? 'account deleted'}</strong>{' '}
              {user.id === id ? (
                user.id
              ) : (
                <Link to={`/staff/customers?id=${user.id}`}>{user.id}</Link>
              )}
            </Person>
          )}
        </Stack>
      </Card>
      <Stack as="section" gap={3} aria-label="Invoices">
        <Heading level={2} size="m">
          Invoices{shown}
        </Heading>
        {invoices.length === 0 ? (
          <Text tone="muted">This user has no purchases.</Text>
        ) : (
          <List>
            {invoices.map((invoice) => (
              <CustomerInvoiceCard
                key={invoice.invoiceId}
                invoice={invoice}
                mayVerify={mayVerify}
                mayRefund={mayRefund}
                onChanged={onChanged}
              />
            ))}
          </List>
        )}
      </Stack>
      {ledger.length > 0 && (
        <Stack as="section" gap={3} aria-label="Ledger">
          <Heading level={2} size="m">
            Ledger
          </Heading>
          <Card>
            <Ledger>
              {ledger.map((line) => (
                <li key={line.id}>
                  <time dateTime={new Date(line.at * 1000).toISOString()}>
                    {formatDateTime(line.at)}
                  </time>
                  <span>
                    {formatLedgerLine(line)}{' '}
                    <small>
                      {kind !== 'invoice' && `${line.invoiceId}, `}by {line.source}
                    </small>
                  </span>
                </li>
              ))}
            </Ledger>
          </Card>
        </Stack>
      )}
    </Stack>
  );
}
