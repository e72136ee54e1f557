import type { Customer } from '@portico/contracts/customers/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import type { Right } from '@portico/sdk/contracts/team/rights';
import { Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { AuditList } from '../audit/audit-list.tsx';
import { CustomerCard } from './customer-card.tsx';
import { CustomerInvoiceCard } from './customer-invoice.tsx';
import { formatLedgerLine } from './ledger-text.ts';
import { Notes } from './notes.tsx';

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

const KINDS: Record<Customer['kind'], string> = {
  user: 'Matched a user.',
  invoice: 'Matched an invoice.',
  server: 'This is a server; below is every purchase that covers it or once did.',
  unknown: '',
};

interface CustomerViewProps {
  id: string;
  customer: Customer;
  /** What the user may do. */
  rights: readonly Right[];
  onChanged: () => void;
}

/** A customer: who it is, notes, invoices with licenses, what the team did, and the ledger. */
export function CustomerView({ id, customer, rights, onChanged }: CustomerViewProps) {
  const { kind, user, invoices, total, ledger, notes, audit, isTestMode } = customer;
  const shown = total > invoices.length ? `, the newest ${invoices.length} of ${total}` : '';
  return (
    <Stack gap={5}>
      <CustomerCard
        id={id}
        customer={customer}
        about={KINDS[kind]}
        mayGrant={rights.includes('grant')}
        onChanged={onChanged}
      />
      {user && (
        <Notes
          userId={user.id}
          notes={notes}
          mayWrite={rights.includes('notes') && user.username !== null}
          isOwner={rights.includes('team')}
          onChanged={onChanged}
        />
      )}
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
                rights={rights}
                isTestMode={isTestMode}
                onChanged={onChanged}
              />
            ))}
          </List>
        )}
      </Stack>
      <Transfers ledger={ledger} />
      {audit.length > 0 && (
        <Stack as="section" gap={3} aria-label="Actions by the team">
          <Heading level={2} size="m">
            Actions by the team
          </Heading>
          <AuditList entries={audit} isBusy={false} groupsReads />
        </Stack>
      )}
      {ledger.length > 0 && (
        <Stack as="section" gap={3} aria-label="Ledger">
          <Heading level={2} size="m">
            Ledger
          </Heading>
          <LedgerList ledger={ledger} hasInvoices={kind !== 'invoice'} />
        </Stack>
      )}
    </Stack>
  );
}

/** The transfers among the entries of the ledger. */
function Transfers({ ledger }: Pick<Customer, 'ledger'>) {
  const transfers = ledger.filter((line) => line.kind === 'server.transferred');
  if (transfers.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label="Transfers">
      <Heading level={2} size="m">
        Transfers
      </Heading>
      <LedgerList ledger={transfers} hasInvoices />
    </Stack>
  );
}

interface LedgerListProps extends Pick<Customer, 'ledger'> {
  /** Whether entries name their invoice. */
  hasInvoices: boolean;
}

function LedgerList({ ledger, hasInvoices }: LedgerListProps) {
  return (
    <Card>
      <Ledger>
        {ledger.map((line) => (
          <li key={line.id}>
            <time dateTime={new Date(line.at * 1000).toISOString()}>{formatDateTime(line.at)}</time>
            <span>
              {formatLedgerLine(line)}{' '}
              <small>
                {hasInvoices && `${line.invoiceId}, `}by {line.source}
              </small>
            </span>
          </li>
        ))}
      </Ledger>
    </Card>
  );
}
