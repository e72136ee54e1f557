import type { IncomingHttpHeaders } from 'node:http';
import { MissedAfterSale } from '../../src/commerce/fulfillment/missed-after-sale.ts';
import { MissedEvents } from '../../src/commerce/fulfillment/missed-events.ts';
import type { PaymentFacts } from '../../src/commerce/payments/payment-facts.ts';
import {
  PaymentProvider,
  type PaymentEvent,
  type PurchaseOrder,
} from '../../src/commerce/payments/payment-provider.ts';
import { badSignature } from '../../src/http/body/signed-body.ts';
import { PRICE, startRefunds } from '../support/refunds.ts';
import { GUILDS, post } from '../support/shop.ts';

const purchases = new Map<string, PaymentFacts>();
const missed: PaymentEvent[] = [];

/** A provider with ids, events and signatures of its own, which decides about refunds and has no disputes. */
class Vouchers extends PaymentProvider {
  readonly isLive = false;

  taxIdOf(percent: number): Promise<string> {
    return Promise.resolve(`tax ${percent}`);
  }

  startPurchase({ invoiceId, unitAmount, quantity, currency }: PurchaseOrder) {
    const id = `voucher-${invoiceId}`;
    purchases.set(id, {
      ...{ sessionId: id, reference: invoiceId, session: 'open', isPaid: false, hasFailed: false },
      ...{
        amount: unitAmount * quantity,
        discount: 0,
        tax: 0,
        isReverseCharge: false,
        acceptsCodes: false,
        currency,
      },
      ...{ isOneTime: true, isLive: false, items: null, paymentId: null, refundedAmount: 0 },
      ...{ refunds: [], afterSaleSteps: 0, dispute: null, invoice: null },
      buyer: { name: null, email: null, country: null, taxId: null },
    });
    return Promise.resolve({ id, url: `https://vouchers.example/${id}` });
  }

  async findPaymentPage(id: string): Promise<string | null> {
    const { session } = await this.readPayment(id);
    return session === 'open' ? `https://vouchers.example/${id}` : null;
  }

  closePaymentPage(id: string): Promise<void> {
    change(id, { session: 'expired' });
    return Promise.resolve();
  }

  readPayment(id: string): Promise<PaymentFacts> {
    const facts = purchases.get(id);
    return facts ? Promise.resolve(facts) : Promise.reject(new Error(`no voucher ${id}`));
  }

  parseEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent {
    if (headers['x-voucher-key'] !== 'open sesame') throw badSignature();
    return JSON.parse(body.toString()) as PaymentEvent;
  }

  listMissedEvents() {
    return Promise.resolve({ items: missed, hasMore: false });
  }

  findInvoiceId(paymentId: string): Promise<string | undefined> {
    const paid = [...purchases.values()].find((each) => each.paymentId === paymentId);
    return Promise.resolve(paid?.reference ?? undefined);
  }

  findPaymentOfCharge(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  paymentUrl(paymentId: string): string {
    return `https://vouchers.example/payments/${paymentId}`;
  }
}

function change(id: string, facts: Partial<PaymentFacts>): void {
  const known = purchases.get(id);
  if (known) purchases.set(id, { ...known, ...facts });
}

describe('a provider that is not Stripe', () => {
  let { shop, own, byStaff, kinds, stored } = {} as Awaited<ReturnType<typeof startRefunds>>;
  beforeAll(async () => {
    ({ shop, own, byStaff, kinds, stored } = await startRefunds());
    // Everything that has the application's provider calls the other one from now on.
    Object.setPrototypeOf(shop.api.app.get(PaymentProvider), Vouchers.prototype);
  });
  beforeEach(() => shop.reset());
  afterEach(async () => {
    expect(await shop.stripe.calls()).toEqual([]);
  });

  const deliver = (event: PaymentEvent, key = 'open sesame') =>
    shop.api.call('/api/stripe/webhook', {
      method: 'POST',
      body: JSON.stringify(event),
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=1,v1=${'0'.repeat(64)}`,
        'x-voucher-key': key,
      },
    });
  const paid = (id: string): void =>
    change(id, {
      ...{ session: 'complete', isPaid: true, paymentId: `paid-${id}` },
      invoice: { number: 'V-0001', pdfUrl: null, pageUrl: null },
    });

  test('sells, refunds where it says so, and is asked for no refund and no dispute', async () => {
    const answer = (await (await shop.buy('Duo', 2)).json()) as { id: string; url: string };
    const { id } = answer;
    const invoiceId = id.replace('voucher-', '');
    expect(answer.url).toBe(`https://vouchers.example/${id}`);
    paid(id);
    const event = { id: 'v 1', type: 'redeemed', about: { invoiceId, sessionId: id } };
    expect((await deliver(event, 'guessed')).status).toBe(400);
    expect((await deliver(event)).status).toBe(200);
    expect(await shop.invoice(invoiceId)).toMatchObject({ status: 'completed', number: 'V-0001' });
    expect((await shop.authorize(invoiceId, GUILDS[0])).status).toBe(200);

    for (const refund of [await own(invoiceId), await byStaff(invoiceId, {})])
      expect(refund).toMatchObject({ httpStatus: 409, kind: 'refund-elsewhere' });
    expect(await stored()).toEqual([]);
    await shop.api.app.get(MissedAfterSale).search(0);

    const refund = { providerId: 'back 1', refundId: undefined, amount: PRICE, failure: null };
    change(id, {
      ...{ refundedAmount: PRICE, refunds: [{ ...refund, status: 'succeeded' }] },
      afterSaleSteps: 1,
    });
    const about = { paymentId: `paid-${id}` };
    expect((await deliver({ id: 'v 2', type: 'returned', about })).status).toBe(200);
    expect((await shop.invoice(invoiceId)).status).toBe('refunded');
    expect((await kinds(invoiceId)).slice(-3)).toEqual([
      ...['payment.refunded', 'server.deauthorized', 'slots.revoked'],
    ]);
  });

  test('is asked for what no event has told', async () => {
    const { session, invoiceId } = await shop.order();
    paid(session);
    missed.push(
      { id: 'v 3', type: 'printed', about: null },
      { id: 'v 4', type: 'redeemed', about: { invoiceId, sessionId: session } },
    );
    await shop.api.app.get(MissedEvents).search();
    expect((await shop.invoice(invoiceId)).status).toBe('completed');
  });

  test('closes its page for a buyer who cancels', async () => {
    const { session, invoiceId } = await shop.order();
    const canceled = await post(shop.customer, `/api/stripe/invoice/${invoiceId}/cancel`, {});
    expect(await canceled.json()).toEqual({ status: 'expired' });
    expect(purchases.get(session)?.session).toBe('expired');
  });
});
