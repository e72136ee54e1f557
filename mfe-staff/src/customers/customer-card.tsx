import { Gift } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '@portico/contracts/customers/schema';
import { Link } from '@portico/sdk';
import { Badge, Button, Card, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { Facts, type Fact } from '../ui/facts.tsx';
import { GrantDialog } from './license-dialogs.tsx';

const Person = styled.div`
  overflow-wrap: anywhere;

  a {
    color: var(--color-link);
  }
`;

interface CustomerCardProps {
  id: string;
  customer: Customer;
  /** What the look-up has matched. */
  about: string;
  /** Whether the user may grant licenses. */
  mayGrant: boolean;
  onChanged: () => void;
}

/** Who a customer is. */
export function CustomerCard({ id, customer, about, mayGrant, onChanged }: CustomerCardProps) {
  const { user, invoices, isTestMode } = customer;
  const [isGranting, setGranting] = useState(false);
  const own = invoices.filter(({ userId }) => userId === user?.id);
  const emails = [...new Set(own.flatMap(({ buyer }) => buyer.email ?? []))];
  const used = own.flatMap(({ slots }) => slots.filter(({ guildId }) => guildId !== null));
  const facts: Fact[] = [
    ['Email', emails.join(', ') || 'not known'],
    ['Servers with a license', String(used.length)],
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
          <Stack gap={1}>
            <Stack direction="row" gap={3} align="center" wrap>
              <Text tone="muted" size="s">
                {about}
              </Text>
              {isTestMode && <Badge tone="warning">Stripe test mode</Badge>}
            </Stack>
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
          {mayGrant && user && user.username !== null && (
            <Button variant="secondary" onClick={() => setGranting(true)}>
              <Gift size={16} aria-hidden="true" /> Grant License
            </Button>
          )}
        </Stack>
        {user && <Facts facts={facts} />}
      </Stack>
      {isGranting && user && (
        <GrantDialog user={user} onClose={() => setGranting(false)} onChanged={onChanged} />
      )}
    </Card>
  );
}
