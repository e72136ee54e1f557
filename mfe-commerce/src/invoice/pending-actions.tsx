import { useState } from 'react';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { paymentRow } from '@portico/contracts/rules/payment-state';
import { Button } from '@portico/ui';
import { UnderWayDialog } from '../store/under-way-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { usePayNow } from './use-pay-now.ts';

interface PendingActionsProps {
  invoice: Invoice;
  consent: { value: boolean; check: () => boolean };
  isVerifying: boolean;
  onVerify: () => void;
}

/** Buttons of an unpaid invoice: pay, verify, cancel. */
export function PendingActions({ invoice, consent, isVerifying, onVerify }: PendingActionsProps) {
  const { pay, isPaying, otherPage, dismiss } = usePayNow(invoice, consent.value);
  const [isCanceling, setIsCanceling] = useState(false);
  const { actions } = paymentRow(invoice);
  const isPayable = actions.includes('pay');
  return (
    <>
      {isPayable && (
        <Button disabled={isPaying} onClick={() => consent.check() && void pay()}>
          {isPaying ? 'Processing...' : 'Pay Now'}
        </Button>
      )}
      <Button
        variant={isPayable ? 'secondary' : 'primary'}
        disabled={isVerifying}
        onClick={onVerify}
      >
        {isVerifying ? 'Verifying...' : 'Verify Payment'}
      </Button>
      {actions.includes('cancel') && (
        <Button variant="ghost" onClick={() => setIsCanceling(true)}>
          Cancel Purchase
        </Button>
      )}
      {isCanceling && (
        <CancelDialog invoiceId={invoice.invoiceId} onClose={() => setIsCanceling(false)} />
      )}
      {otherPage !== null && (
        <UnderWayDialog
          page={otherPage}
          plan={invoice.planName}
          isBuying={isPaying}
          onBuyAgain={() => void pay(true)}
          onClose={dismiss}
        />
      )}
    </>
  );
}
