import { z } from 'zod';
import type { BotName } from '../bot-name.ts';
import { noContent, type Reply } from '../http/http.ts';
import { Buyer } from './buyer.ts';
import { closedPage, documentPage, paymentPage } from './payment-page.ts';
import type { Session } from './objects.ts';
import type { Payments } from './payments.ts';
import { pdfOf } from './pdf.ts';
import { invoiceText } from './invoice-text.ts';
import { NewPromotionCode, type PromotionCodes } from './promotion-codes.ts';
import { StripeError } from './stripe-error.ts';
import type { Router } from '../http/router.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';

interface Parts {
  sessions: Sessions;
  payments: Payments;
  codes: PromotionCodes;
  store: StripeStore;
  seller: BotName;
  /** Called for delayed payments. */
  onPayLater: (sessionId: string) => void;
}

/** The customer's pages: payment page and invoice. */
export function addPaymentRoutes(router: Router, parts: Parts): void {
  const { sessions, payments, codes, store, seller } = parts;
  const show = (session: Session, error?: string) =>
    paymentPage(session, { seller: seller.last, buyer: sessions.buyerOf(session.id) }, error);
  router
    .page('GET /c/pay/:id', ({ params }) => {
      const session = sessions.current(params.id ?? '');
      return session.status === 'open' ? show(session) : closedPage(session);
    })
    .page('POST /c/pay/:id', ({ params, body }) => {
      const session = sessions.current(params.id ?? '');
      const form = new URLSearchParams(body);
      const act = form.get('act');
      if (session.status !== 'open') return closedPage(session);
      if (act === 'apply' || act === 'make-code') {
        return show(session, pressCode(codes, session, form));
      }
      if (act === 'locate') return show(session, locate(sessions, session.id, form));
      if (act === 'decline') return show(session, 'Your card was declined.');
      if (act === 'cancel') return redirect(session.cancel_url ?? session.success_url);
      if (act === 'pay') payments.pay(session.id);
      if (act === 'pay-later') {
        payments.payLater(session.id);
        parts.onPayLater(session.id);
      }
      return redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
    })
    .page('GET /i/:id', ({ params }) =>
      documentPage(invoiceText(store.invoice(params.id ?? ''), store.contents.taxRates)),
    )
    .page('GET /i/:id/pdf', ({ params }) => {
      const { title, rows, footer } = invoiceText(
        store.invoice(params.id ?? ''),
        store.contents.taxRates,
      );
      const body = pdfOf([
        title,
        ...rows.map(([name, value]) => `${name}: ${value}`),
        ...footer,
        'A document of the sandbox: no real payment was made.',
      ]);
      return { ...noContent(), status: 200, headers: { 'content-type': 'application/pdf' }, body };
    });
}

/** Presses a button for promotion codes. @returns the error for the customer */
function pressCode(
  codes: PromotionCodes,
  session: Session,
  form: URLSearchParams,
): string | undefined {
  const code = (form.get('code') ?? '').trim();
  try {
    if (form.get('act') === 'make-code') {
      codes.create(NewPromotionCode.parse({ code, percentOff: Number(form.get('percent')) }));
    }
    codes.apply(session.id, code);
    return undefined;
  } catch (error) {
    if (error instanceof StripeError) return error.message;
    if (error instanceof z.ZodError) return 'A code has letters, digits and dashes, and 1 to 100%.';
    throw error;
  }
}

/** Calculates the tax for the buyer. @returns the error for the customer */
function locate(sessions: Sessions, id: string, form: URLSearchParams): string | undefined {
  const { data } = Buyer.safeParse({
    country: form.get('country'),
    taxId: (form.get('taxId') ?? '').trim() || null,
  });
  if (!data) return 'Choose a country. A tax ID has 4 to 30 characters.';
  sessions.locate(id, data);
  return undefined;
}

const redirect = (location: string): Reply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});
