import { useEffect, useRef } from 'react';
import type { InvoiceStatus } from 'shared/contracts/invoices/schema';
import { toast, useSearchParams } from 'shared/sdk';

/**
 * Reports once that a payment is verified (spec 1 §4), regardless of what found it: the verify call,
 * the webhook before the browser came back, or a refresh of an open page.
 * @param onPaid leads on to the servers
 */
export function usePaymentNews(status: InvoiceStatus, onPaid: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isBack = search.get('checkout') === 'success';
  const wasPending = useRef(false);
  const hasReported = useRef(false);
  useEffect(() => {
    if (status === 'pending') wasPending.current = true;
    const isNews = status === 'completed' && (wasPending.current || isBack);
    if (!isNews || hasReported.current) return;
    hasReported.current = true;
    toast({ title: 'Payment Verified' });
    onPaid();
    // A reload opens the address without it, and reports nothing.
    if (isBack) {
      const rest = new URLSearchParams(search);
      rest.delete('checkout');
      setSearch(rest, { replace: true });
    }
  });
}
