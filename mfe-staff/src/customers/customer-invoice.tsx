import { RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import type { Right } from '@portico/sdk/contracts/team/rights';
import type { PaymentStateRow } from '@portico/contracts/rules/payment-state-row';
import { PAYMENT_STATES } from '@portico/contracts/rules/payment-states';
import { lookup } from '@portico/sdk/rules/lookup';
import { countOf } from '@portico/sdk/rules/count';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatMoney } from '@portico/sdk/rules/money';
import { toast } from '@portico/sdk';
import { Badge, Button, Card, Heading, Stack, Text } from '@portico/ui';
import { useStaffVerifyInvoiceMutation } from './customers.api.ts';
import { Facts, type Fact } from '../ui/facts.tsx';
import { FoldedFacts } from './folded-facts.tsx';
import { WithdrawDialog } from './license-dialogs.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundList } from './refund-list.tsx';
import { formatRefundState } from './refund-text.ts';
import { SlotList } from './slot-list.tsx';

interface CustomerInvoiceProps {
  invoice: CustomerInvoice;
  /** What the user may do. */
  rights: readonly Right[];
  /** The payment provider's test mode. */
  isTestMode: boolean;
  onChanged: () => void;
}

/** An invoice with its money, buyer and slots, and what the user may do for it. */
export function CustomerInvoiceCard({
  invoice,
  rights,
  isTestMode,
  onChanged,
}: CustomerInvoiceProps) {
  const [open, setOpen] = useState<'refund' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const { invoiceId, number, servers, amount, paidAmount, refundedAmount } = invoice;
  const state: PaymentStateRow = lookup(PAYMENT_STATES, invoice.state, PAYMENT_STATES.failed);
  const { createdAt, completedAt, sessionId, lastWebhook, buyer, consent } = invoice;
  const { complimentary, entitlementId, paymentUrl, currency, gift } = invoice;
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
  const facts: Fact[] = [
    ['State', state.staff],
    ['Number', number ?? 'none yet'],
    ['Amount', formatMoney(amount, currency)],
    ...(paidAmount !== null && paidAmount !== amount
      ? [['Paid after discount', formatMoney(paidAmount, currency)] as const]
      : []),
    ...(refundedAmount > 0 ? [['Refunded', formatMoney(refundedAmount, currency)] as const] : []),
    ...(state.actions.includes('refund') ? [['Refund', formatRefundState(invoice)] as const] : []),
    ...(gift ? [['Gift', giftText(gift)] as const] : []),
    ['Started', formatDateTime(createdAt)],
    ['Paid', completedAt === null ? 'not yet' : formatDateTime(completedAt)],
    ['Buyer', [buyer.name, buyer.email, buyer.country].filter(Boolean).join(', ') || 'not known'],
    [
      'Payment',
      paymentUrl ? (
        <a
          href={paymentUrl}
          target="_blank"
          rel="noreferrer"
        >{`Open in Stripe${isTestMode ? ' (test mode)' : ''}`}</a>
      ) : (
        'none'
      ),
    ],
  ];
  const details: Fact[] = [
    ['Consent', consent ? <Consent {...consent} /> : 'none stored'],
    ['Payment session', sessionId ?? 'none'],
    [
      'Last webhook',
      lastWebhook
        ? `${lastWebhook.type}, ${lastWebhook.outcome}, ${formatDateTime(lastWebhook.receivedAt)}`
        : 'none received',
    ],
  ];
  const grantFacts: Fact[] = [
    ['State', state.staff],
    ['Granted', formatDateTime(createdAt)],
    ['Reason', complimentary?.reason],
    ...(complimentary?.revokedAt
      ? [['Withdrawn', formatDateTime(complimentary.revokedAt)] as const]
      : []),
  ];
  const discordFacts: Fact[] = [
    ['State', state.staff],
    ['Entitlement', entitlementId],
    ['Started', formatDateTime(createdAt)],
  ];
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
          <Stack direction="row" gap={3} align="center" wrap>
            <Heading
              level={3}
              size="s"
            >{`${invoice.planName ?? invoice.plan}, ${countOf(servers, 'server')}`}</Heading>
            <Badge tone={state.tone}>{state.label}</Badge>
          </Stack>
          <Stack direction="row" gap={3} wrap>
            {rights.includes('verify') && !complimentary && !entitlementId && (
              <Button variant="secondary" disabled={isLoading} onClick={() => void verifyInvoice()}>
                <RefreshCw size={16} aria-hidden="true" />
                <span>{isLoading ? 'Verifying...' : 'Verify Again'}</span>
              </Button>
            )}
            {rights.includes('grant') && complimentary?.revokedAt === null && (
              <Button variant="secondary" onClick={() => setOpen('withdraw')}>
                Withdraw
              </Button>
            )}
            {rights.includes('refund') && invoice.refundableAmount > 0 && (
              <Button variant="secondary" onClick={() => setOpen('refund')}>
                <Undo2 size={16} aria-hidden="true" />
                Refund
              </Button>
            )}
          </Stack>
        </Stack>
        <Text size="s" tone="muted">
          {invoiceId}
        </Text>
        <Facts facts={entitlementId ? discordFacts : complimentary ? grantFacts : facts} />
        {!entitlementId && !complimentary && (
          <FoldedFacts title="Consent, session and webhook" facts={details} />
        )}
        <RefundList invoiceId={invoiceId} currency={currency} refunds={invoice.refunds} />
        <SlotList
          invoice={invoice}
          mayTransfer={rights.includes('transfer')}
          onChanged={onChanged}
        />
      </Stack>
      {open === 'refund' && (
        <RefundDialog invoice={invoice} onClose={close} onChanged={onChanged} />
      )}
      {open === 'withdraw' && (
        <WithdrawDialog invoice={invoice} onClose={close} onChanged={onChanged} />
      )}
    </Card>
  );
}

const giftText = ({ redeemedBy, redeemedAt }: NonNullable<CustomerInvoice['gift']>): string =>
  redeemedAt === null
    ? 'not redeemed yet'
    : `redeemed by ${redeemedBy ?? 'an unknown user'} on ${formatDateTime(redeemedAt)}`;

/** When the buyer consented, and to which text. */
function Consent({ at, text }: NonNullable<CustomerInvoice['consent']>) {
  return (
    <>
      <span>{formatDateTime(at)}</span>
      {text !== null && <Text as="span" tone="muted" size="s">{` “${text}”`}</Text>}
    </>
  );
}
