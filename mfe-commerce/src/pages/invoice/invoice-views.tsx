import { useState } from 'react';
import type { Invoice } from 'shared/contracts/invoices/schema';
import { Stack } from 'shared/ui';
import { CompletedSummary } from '../../invoice/completed-summary.tsx';
import { useCommerceInvoiceServersQuery } from '../../purchases/purchases.api.ts';
import { ServerInput } from '../../invoice/server-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { usePaymentNews } from './use-payment-news.ts';

type View = 'invoice' | 'server-input' | 'completed';

/** The three views of an invoice and the ways between them (spec 1 §4). */
export function InvoiceViews({ invoice, userName }: { invoice: Invoice; userName: string }) {
  const { invoiceId, status } = invoice;
  const isCompleted = status === 'completed';
  const { data: counts } = useCommerceInvoiceServersQuery(invoiceId, { skip: !isCompleted });
  const [view, setView] = useState<View>('invoice');
  const [notice, setNotice] = useState<'partial' | 'all' | null>(null);
  const [hasLooked, setHasLooked] = useState(false);

  // On load only: later changes are the visitor's own doing. Set while rendering, so that no other
  // view flashes up first.
  if (counts && !hasLooked) {
    setHasLooked(true);
    if (counts.authorizedCount > 0) {
      const isPartial = counts.remainingCount > 0;
      setNotice(isPartial ? 'partial' : 'all');
      setView(isPartial ? 'server-input' : 'completed');
    }
  }

  const show = (next: View) => {
    setNotice(null);
    setView(next);
  };
  usePaymentNews(status, () => {
    if ((counts?.authorizedCount ?? 0) === 0) show('server-input');
  });
  const shown = isCompleted && counts ? view : 'invoice';
  return (
    <Stack gap={5}>
      {notice === 'partial' && counts && shown === 'server-input' && (
        <Notice tone="warning" title="Partially Authorized">
          {counts.authorizedCount} of {counts.serverCount} servers are authorized,{' '}
          {counts.remainingCount} can still be added.
        </Notice>
      )}
      {notice === 'all' && shown === 'completed' && (
        <Notice tone="success" title="Servers Already Authorized">
          Every server of this invoice is authorized.
        </Notice>
      )}
      {shown === 'server-input' && counts && (
        <ServerInput
          invoiceId={invoiceId}
          remaining={counts.remainingCount}
          onAuthorized={(before) => {
            if (before <= 1) show('completed');
          }}
          onDone={() => show('completed')}
          onBack={() => show('invoice')}
        />
      )}
      {shown === 'completed' && counts && (
        <CompletedSummary
          invoiceId={invoiceId}
          counts={counts}
          onAddMore={() => show('server-input')}
          onBack={() => show('invoice')}
        />
      )}
      {shown === 'invoice' && (
        <InvoiceView
          invoice={invoice}
          userName={userName}
          onAuthorize={() => {
            const isFull = counts?.remainingCount === 0;
            show(isFull ? 'completed' : 'server-input');
            if (isFull) setNotice('all');
          }}
        />
      )}
    </Stack>
  );
}
