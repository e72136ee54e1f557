import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Invoice } from 'shared/contracts/invoices/schema';
import { toast, useSearchParams } from 'shared/sdk';
import { Button, ButtonLink, Stack } from 'shared/ui';
import {
  useCommerceInvoiceQuery,
  useCommerceVerifyMutation,
} from '../../purchases/purchases.api.ts';
import { InvoiceSheet } from '../../invoice/invoice-sheet.tsx';
import { RefundNote } from '../../invoice/refund-note.tsx';
import { tellCheckoutFailed } from '../../store/purchase.ts';
import { useCommerceCheckoutMutation, useCommercePlansQuery } from '../../store/store.api.ts';
import { Notice } from '../../ui/notice.tsx';
import { FAILED_BECAUSE } from '../../ui/status-badge.tsx';

interface InvoiceViewProps {
  invoice: Invoice;
  userName: string;
  onAuthorize: () => void;
}

/** How often a payment that is on its way is looked for. */
const LOOK_EVERY_MS = 4000;

/** The document and what can be done with it. */
export function InvoiceView({ invoice, userName, onAuthorize }: InvoiceViewProps) {
  const { invoiceId, status } = invoice;
  const isPending = status === 'pending';
  const [search] = useSearchParams();
  const isBack = search.get('checkout') === 'success';
  const { data: plans } = useCommercePlansQuery();
  const [verify, { isLoading }] = useCommerceVerifyMutation();
  const [checkout, { isLoading: isPaying }] = useCommerceCheckoutMutation();
  const [isUnpaid, setIsUnpaid] = useState(false);
  useCommerceInvoiceQuery(invoiceId, { pollingInterval: isPending ? LOOK_EVERY_MS : 0 });

  const ask = async (isQuiet: boolean) => {
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
  // Back from the payment page: the webhook may be late, so ask at once.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isBack || !isPending || hasAsked.current) return;
    hasAsked.current = true;
    void ask(true);
  });

  // The same purchase again is the same payment page (DESIGN §10.5).
  const pay = async () => {
    const { plan, servers, userId, amount } = invoice;
    const result = await checkout({ plan, servers, userId, price: amount, consent: false });
    if (result.data) window.location.assign(result.data.url);
    else tellCheckoutFailed(result.error);
  };

  const because = FAILED_BECAUSE[status];
  return (
    <Stack gap={5}>
      {isPending && isUnpaid && (
        <Notice tone="warning" title="Payment Pending">
          The payment has not arrived yet. This page looks again by itself.
        </Notice>
      )}
      {isPending && search.get('checkout') === 'cancelled' && (
        <Notice title="Payment cancelled">Nothing was charged. You can pay at any time.</Notice>
      )}
      {because && (
        <Notice tone="danger" title="Failed">
          {because}
        </Notice>
      )}
      <InvoiceSheet
        invoice={invoice}
        planPrice={plans?.find(({ id }) => id === invoice.plan)?.price}
        buyerName={userName}
      />
      <Stack direction="row" gap={3} wrap>
        {isPending && (
          <Button disabled={isLoading} onClick={() => void ask(false)}>
            {isLoading ? 'Verifying...' : 'Verify Payment'}
          </Button>
        )}
        {isPending && invoice.payable && (
          <Button variant="secondary" disabled={isPaying} onClick={() => void pay()}>
            {isPaying ? 'Processing...' : 'Pay now'}
          </Button>
        )}
        {status === 'completed' && <Button onClick={onAuthorize}>Authorize Server</Button>}
        <ButtonLink to={`/invoice/${invoiceId}/print`} variant="secondary">
          <Printer size={18} aria-hidden="true" /> Print
        </ButtonLink>
        {invoice.pdfUrl && (
          <Button
            as="a"
            {...{ href: invoice.pdfUrl, target: '_blank', rel: 'noreferrer' }}
            variant="ghost"
          >
            <Download size={18} aria-hidden="true" /> PDF
          </Button>
        )}
      </Stack>
      <RefundNote refund={invoice.refund} />
    </Stack>
  );
}
