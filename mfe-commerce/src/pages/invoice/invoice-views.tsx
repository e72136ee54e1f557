import { useState } from 'react';
import { countThatIs } from '@portico/sdk/rules/count';
import { paymentRow } from '@portico/contracts/rules/payment-state';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { useSearchParams } from '@portico/sdk';
import { Stack } from '@portico/ui';
import { FirstRunCard } from '../../first-run/first-run-card.tsx';
import { CompletedSummary } from '../../invoice/completed-summary.tsx';
import { useCommerceInvoiceServersQuery } from '../../purchases/purchases.api.ts';
import { PurchaseSteps } from '../../invoice/purchase-steps.tsx';
import { Receipt } from '../../invoice/receipt.tsx';
import { ServerInput } from '../../invoice/server-input.tsx';
import { CountsMissing } from '../../invoice/counts-missing.tsx';
import { Notice } from '../../ui/notice.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { usePaymentCompleted } from './use-payment-completed.ts';

type View = 'invoice' | 'server-input' | 'completed';

/** Switches between the three views of an invoice (spec 1 §4). */
export function InvoiceViews({ invoice, userName }: { invoice: Invoice; userName: string }) {
  const { invoiceId, status } = invoice;
  // The servers of a gift are its receiver's.
  const isCompleted = status === 'completed' && !invoice.gift;
  const servers = useCommerceInvoiceServersQuery(invoiceId, { skip: !isCompleted });
  const { data: counts } = servers;
  const [search] = useSearchParams();
  const [view, setView] = useState<View>('invoice');
  const [notice, setNotice] = useState<'partial' | 'all' | null>(null);
  const [isInitialized, setIsInitialized] = useState(false);
  const [isPaidNow, setIsPaidNow] = useState(false);
  /** A server had the license already when the page was opened: the buyer is no newcomer to it. */
  const [wasActive, setWasActive] = useState(false);

  // Chooses the first view once; later changes come from the user. State is set while rendering, so
  // that no other view is painted first.
  if (counts && !isInitialized) {
    setIsInitialized(true);
    if (counts.authorizedCount > 0) {
      setWasActive(true);
      const isPartial = counts.remainingCount > 0;
      setNotice(isPartial ? 'partial' : 'all');
      setView(isPartial ? 'server-input' : 'completed');
    } else if (search.has('authorize')) {
      // The links of `/user/authorization`.
      setView('server-input');
    }
  }

  const show = (next: View) => {
    setNotice(null);
    setView(next);
  };
  usePaymentCompleted(status, () => {
    setIsPaidNow(true);
    if ((counts?.authorizedCount ?? 0) === 0) show('server-input');
  });
  const shown = isCompleted ? view : 'invoice';
  const isActive = (counts?.authorizedCount ?? 0) > 0;
  const stepsDone = !isCompleted ? 0 : isActive ? 3 : 1;
  return (
    <Stack gap={5}>
      {!invoice.isComplimentary &&
        !invoice.gift &&
        !wasActive &&
        (shown !== 'invoice' || paymentRow(invoice).shownAs === 'Pending') && (
          <PurchaseSteps done={stepsDone} servers={invoice.servers} />
        )}
      {notice === 'partial' && counts && shown === 'server-input' && (
        <Notice
          tone="warning"
          title="Partially Authorized"
        >{`${counts.authorizedCount} of ${countThatIs(counts.serverCount, 'server')} authorized, ${counts.remainingCount} can still be added.`}</Notice>
      )}
      {notice === 'all' && shown === 'completed' && (
        <Notice tone="success" title="Servers Already Authorized">
          Every server of this invoice is authorized.
        </Notice>
      )}
      {!invoice.isComplimentary &&
        !invoice.discord &&
        (shown === 'completed' || (isPaidNow && shown === 'server-input')) && (
          <Receipt {...invoice} />
        )}
      {shown === 'server-input' && counts && (
        <ServerInput
          invoiceId={invoiceId}
          remaining={counts.remainingCount}
          refund={counts.authorizedCount === 0 ? invoice.refund : undefined}
          guarantee={invoice.guarantee}
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
      {shown === 'completed' && (
        <FirstRunCard invoiceId={invoiceId} onChooseServer={() => show('server-input')} />
      )}
      {shown !== 'invoice' && !counts && (
        <CountsMissing
          isLoading={servers.isFetching}
          onRetry={() => void servers.refetch()}
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
