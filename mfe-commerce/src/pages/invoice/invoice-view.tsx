import { useEffect, useRef, useState } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { paymentRow } from '@portico/contracts/rules/payment-state';
import { toast, useSearchParams } from '@portico/sdk';
import { Button, Stack } from '@portico/ui';
import {
  useCommerceInvoiceQuery,
  useCommerceVerifyMutation,
} from '../../purchases/purchases.api.ts';
import { GiftPanel } from '../../gifts/gift-panel.tsx';
import { InvoiceActions } from '../../invoice/invoice-actions.tsx';
import { InvoiceSheet } from '../../invoice/invoice-sheet.tsx';
import { PendingActions } from '../../invoice/pending-actions.tsx';
import { RefundSection } from '../../invoice/refund-section.tsx';
import { StateNotice } from '../../invoice/state-notice.tsx';
import { ConsentBox } from '../../store/consent-box.tsx';
import { useCommercePlansQuery } from '../../store/store.api.ts';
import { useConsent } from '../../store/use-consent.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface InvoiceViewProps {
  invoice: Invoice;
  userName: string;
  onAuthorize: () => void;
}

/** Polling interval of a pending invoice. */
const POLL_MS = 4000;

/** The invoice document with its actions: verify, pay, authorize, print. */
export function InvoiceView({ invoice, userName, onAuthorize }: InvoiceViewProps) {
  const { invoiceId, isRefunding } = invoice;
  const { shownAs, actions } = paymentRow(invoice);
  const isPending = shownAs === 'Pending';
  const [search] = useSearchParams();
  const isBack = search.get('checkout') === 'success';
  const { data: plans } = useCommercePlansQuery();
  const [verify, { isLoading }] = useCommerceVerifyMutation();
  const consent = useConsent();
  const [isUnpaid, setIsUnpaid] = useState(false);
  useCommerceInvoiceQuery(invoiceId, { pollingInterval: isPending || isRefunding ? POLL_MS : 0 });

  const verifyPayment = async (isQuiet: boolean) => {
    const result = await verify(invoiceId);
    if (result.error) {
      if (isQuiet) return;
      toast({
        kind: 'error',
        title: 'Verification Failed',
        description: 'Failed to verify payment status',
      });
    } else if (!result.data.verified) {
      setIsUnpaid(true);
      if (!isQuiet) {
        toast({
          kind: 'info',
          title: 'Payment Pending',
          description: 'Your payment has not arrived yet.',
        });
      }
    }
  };
  // After the payment page the webhook may be late, so the payment is verified at once.
  const hasVerified = useRef(false);
  useEffect(() => {
    if (!isBack || !isPending || hasVerified.current) return;
    hasVerified.current = true;
    void verifyPayment(true);
  });

  const needsConsent = isPending && invoice.payable && consent.isRequired && !invoice.consent;
  return (
    <Stack gap={5}>
      <BackLink to="/user/invoices">Your invoices</BackLink>
      <StateNotice invoice={invoice} />
      {isPending && invoice.payable && isUnpaid && (
        <Notice tone="warning" title="Payment Pending">
          The payment has not arrived yet. This page checks again automatically.
        </Notice>
      )}
      {isPending && search.get('checkout') === 'canceled' && (
        <Notice title="Payment canceled">Nothing was charged. You can pay at any time.</Notice>
      )}
      <GiftPanel invoice={invoice} />
      <InvoiceSheet
        invoice={invoice}
        current={plans?.find(({ id }) => id === invoice.plan)}
        buyerName={userName}
      />
      {needsConsent && <ConsentBox {...consent.box} />}
      <InvoiceActions invoice={invoice}>
        {isPending ? (
          <PendingActions
            invoice={invoice}
            consent={needsConsent ? consent : { value: false, check: () => true }}
            isVerifying={isLoading}
            onVerify={() => void verifyPayment(false)}
          />
        ) : (
          actions.includes('authorize') &&
          !invoice.gift && <Button onClick={onAuthorize}>Authorize Server</Button>
        )}
      </InvoiceActions>
      <RefundSection invoice={invoice} />
    </Stack>
  );
}
