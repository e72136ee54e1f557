import { RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { CustomerInvoice } from '@portico/sdk/contracts/customers/schema';
import type { InvoiceStatus } from '@portico/sdk/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatEuro } from '@portico/sdk/rules/money';
import { Link, toast } from '@portico/sdk';
import { Badge, Button, Card, Heading, Stack, Text } from '@portico/ui';
import type { BadgeTone } from '@portico/ui';
import { styled } from 'styled-components';
import { useStaffVerifyInvoiceMutation } from './customers.api.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundList } from './refund-list.tsx';

const TONES: Partial<Record<InvoiceStatus, BadgeTone>> = {
  completed: 'success',
  pending: 'warning',
};

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: var(--space-3);
  margin: 0;

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Slots = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-4);
  overflow-wrap: anywhere;

  a {
    color: var(--color-link);
  }
`;

interface CustomerInvoiceProps {
  invoice: CustomerInvoice;
  mayVerify: boolean;
  mayRefund: boolean;
  onChanged: () => void;
}

/** An invoice with its slots, its last webhook and a Verify again button. */
export function CustomerInvoiceCard({
  invoice,
  mayVerify,
  mayRefund,
  onChanged,
}: CustomerInvoiceProps) {
  const [isRefunding, setRefunding] = useState(false);
  const { invoiceId, number, plan, servers, amount, paidAmount, refundedAmount, status } = invoice;
  const { createdAt, completedAt, sessionId, slots, lastWebhook } = invoice;
  const [verify, { isLoading }] = useStaffVerifyInvoiceMutation();
  const verifyInvoice = async () => {
    const result = await verify(invoiceId);
    if ('error' in result) {
      toast({
        kind: 'error',
        title: 'Verification Failed',
        description: 'The payment provider could not be reached. Nothing was changed.',
      });
      return;
    }
    const { before, status: now } = result.data;
    toast({
      kind: before === now ? 'info' : 'success',
      title: before === now ? `Still ${now}` : `${before} became ${now}`,
      description: `Invoice ${invoiceId}`,
    });
    onChanged();
  };
  const facts: [string, string][] = [
    ['Number', number ?? 'none yet'],
    ['Amount', formatEuro(amount)],
    ...(paidAmount !== null && paidAmount !== amount
      ? [['Paid after discount', formatEuro(paidAmount)] as [string, string]]
      : []),
    ...(refundedAmount > 0 ? [['Refunded', formatEuro(refundedAmount)] as [string, string]] : []),
    ['Begun', formatDateTime(createdAt)],
    ['Paid', completedAt === null ? 'not yet' : formatDateTime(completedAt)],
    ['Payment session', sessionId ?? 'none'],
    [
      'Last webhook',
      lastWebhook
        ? `${lastWebhook.type}, ${lastWebhook.outcome}, ${formatDateTime(lastWebhook.receivedAt)}`
        : 'none received',
    ],
  ];
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
          <Stack direction="row" gap={3} align="center" wrap>
            <Heading level={3} size="s">
              {plan}, {servers === 1 ? '1 server' : `${servers} servers`}
            </Heading>
            <Badge tone={TONES[status] ?? 'danger'}>{status}</Badge>
          </Stack>
          <Stack direction="row" gap={3} wrap>
            {mayVerify && (
              <Button variant="secondary" disabled={isLoading} onClick={() => void verifyInvoice()}>
                <RefreshCw size={16} aria-hidden="true" />
                {isLoading ? 'Verifying...' : 'Verify again'}
              </Button>
            )}
            {mayRefund && invoice.refundableAmount > 0 && (
              <Button variant="secondary" onClick={() => setRefunding(true)}>
                <Undo2 size={16} aria-hidden="true" />
                Refund
              </Button>
            )}
          </Stack>
        </Stack>
        <Text size="s" tone="muted">
          {invoiceId}
        </Text>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <RefundList invoiceId={invoiceId} refunds={invoice.refunds} />
        {slots.length > 0 && (
          <Slots aria-label={`Slots of ${invoiceId}`}>
            {slots.map(({ position, guildId, guildName, authorizedAt, revokedAt }) => (
              <li key={position}>
                Slot {position}:{' '}
                {guildId ? (
                  <>
                    {guildName ?? 'a server'} (
                    <Link to={`/staff/customers?id=${guildId}`}>{guildId}</Link>)
                    {authorizedAt !== null && ` since ${formatDateTime(authorizedAt)}`}
                  </>
                ) : revokedAt !== null ? (
                  `revoked ${formatDateTime(revokedAt)}`
                ) : (
                  'free'
                )}
              </li>
            ))}
          </Slots>
        )}
      </Stack>
      {isRefunding && (
        <RefundDialog invoice={invoice} onClose={() => setRefunding(false)} onChanged={onChanged} />
      )}
    </Card>
  );
}
