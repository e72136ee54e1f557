import { noContent, type Reply } from '../http/http.ts';
import { closedPage, documentPage, paymentPage } from './payment-page.ts';
import type { Payments } from './payments.ts';
import { pdfOf } from './pdf.ts';
import type { Router } from '../http/router.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';

interface Parts {
  sessions: Sessions;
  payments: Payments;
  store: StripeStore;
  seller: string;
  /** Called for delayed payments. */
  onPayLater: (sessionId: string) => void;
}

/** The customer's pages: payment page and invoice. */
export function addPaymentRoutes(router: Router, parts: Parts): void {
  const { sessions, payments, store, seller } = parts;
  router
    .page('GET /c/pay/:id', ({ params }) => {
      const session = sessions.current(params.id ?? '');
      return session.status === 'open' ? paymentPage(session, seller) : closedPage(session);
    })
    .page('POST /c/pay/:id', ({ params, body }) => {
      const session = sessions.current(params.id ?? '');
      const act = new URLSearchParams(body).get('act');
      if (session.status !== 'open') return closedPage(session);
      if (act === 'decline') return paymentPage(session, seller, 'Your card was declined.');
      if (act === 'cancel') return redirect(session.cancel_url ?? session.success_url);
      if (act === 'pay') payments.pay(session.id);
      if (act === 'pay-later') {
        payments.payLater(session.id);
        parts.onPayLater(session.id);
      }
      return redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
    })
    .page('GET /i/:id', ({ params }) => {
      const { number, total } = store.invoice(params.id ?? '');
      return documentPage(`Invoice ${number}`, `Paid: €${(total / 100).toFixed(2)}`);
    })
    .page('GET /i/:id/pdf', ({ params }) => {
      const { number, total } = store.invoice(params.id ?? '');
      const body = pdfOf([
        `${seller} - invoice ${number}`,
        `Paid: EUR ${(total / 100).toFixed(2)}`,
        'A document of the sandbox: no real payment was made.',
      ]);
      return { ...noContent(), status: 200, headers: { 'content-type': 'application/pdf' }, body };
    });
}

const redirect = (location: string): Reply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
