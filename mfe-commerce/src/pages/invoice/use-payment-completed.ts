import { useEffect, useRef } from 'react';
import type { InvoiceStatus } from '@portico/contracts/invoices/schema';
import { toast, useSearchParams } from '@portico/sdk';

/**
 * Announces a verified payment once (spec 1 §4), whether the verify call, the webhook or a refresh
 * of an open page detected it.
 * @param onPaid called once after the announcement
 */
export function usePaymentCompleted(status: InvoiceStatus, onPaid: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isBack = search.get('checkout') === 'success';
  const wasPending = useRef(false);
  const hasAnnounced = useRef(false);
  useEffect(() => {
    if (status === 'pending') wasPending.current = true;
    const isNewPayment = status === 'completed' && (wasPending.current || isBack);
    if (!isNewPayment || hasAnnounced.current) return;
    hasAnnounced.current = true;
    toast({ title: 'Payment Verified' });
    onPaid();
    // Without the parameter a reload does not announce the payment again.
    if (isBack) {
      const rest = new URLSearchParams(search);
      rest.delete('checkout');
      setSearch(rest, { replace: true });
    }
  });
}
