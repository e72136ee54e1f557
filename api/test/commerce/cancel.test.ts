import { expectLedgerAddsUp } from '../support/ledger.ts';
import { signInAs } from '../support/sign-in.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

describe('POST /api/stripe/invoice/:invoiceId/cancel (threats row 154)', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => expectLedgerAddsUp(shop));

  const cancel = (invoiceId: string, browser = shop.customer) =>
    browser.fetch(`/api/stripe/invoice/${invoiceId}/cancel`, { method: 'POST' });
  const sessionState = async (id: string) =>
    (await shop.stripe.sessions()).find((session) => session.id === id)?.status;
  const closings = (invoiceId: string) =>
    shop.rows(`select source from ledger
      where kind = 'invoice.closed' and invoice_id = '${invoiceId}'`);

  test('closes the payment page and the invoice, once, and says who closed it', async () => {
    const { session, invoiceId } = await shop.order();
    const answers = await Promise.all([cancel(invoiceId), cancel(invoiceId)]);
    answers.push(await cancel(invoiceId));
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'expired' }]);
    }
    expect(await sessionState(session)).toBe('expired');
    await expect(shop.stripe.act(session, 'pay')).rejects.toThrow('no longer open');
    await waitFor('the event', async () => (await shop.stripe.deliveries()).length === 1);
    expect(await shop.invoice(invoiceId)).toMatchObject({
      status: 'expired',
      payable: false,
      canceledAt: expect.any(Number),
    });
    expect(await closings(invoiceId)).toEqual([{ source: 'user' }]);
    expect((await shop.order()).invoiceId).not.toBe(invoiceId);
  });

  test('names the buyer as its source, also where the event of the session comes first', async () => {
    const { invoiceId } = await shop.order();
    // The event is handled before the answer to the call that closed the session.
    await shop.stripe.arm({
      kind: 'slow',
      part: 'after',
      ms: 300,
      route: 'POST /checkout/sessions/:id/expire',
    });
    expect((await cancel(invoiceId)).status).toBe(200);
    expect(await shop.rows(`select count(*)::int as events from stripe_events`)).toEqual([
      { events: 1 },
    ]);
    expect(await closings(invoiceId)).toEqual([{ source: 'user' }]);
  });

  test('is for the owner alone', async () => {
    const { invoiceId } = await shop.order();
    const visitor = await signInAs(shop.api, 'visitor');
    expect((await cancel(invoiceId, visitor)).status).toBe(404);
    expect((await cancel('INV-NONE', visitor)).status).toBe(404);
    expect((await shop.invoice(invoiceId)).status).toBe('pending');
  });

  test('a payment that came first is kept, although its event has not arrived', async () => {
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    const answer = await cancel(invoiceId);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ type: 'urn:portico:problem:not-open' });
    expect(await shop.invoice(invoiceId)).toMatchObject({
      status: 'completed',
      canceledAt: null,
      number: 'SANDBOX-0001',
    });
    expect(await closings(invoiceId)).toEqual([]);
  });

  test('a slow payment that is under way is not canceled', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay-later');
    const answer = await cancel(invoiceId);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ type: 'urn:portico:problem:payment-under-way' });
    await shop.stripe.act(session, 'succeed');
    await shop.becomes(invoiceId, 'completed');
  });

  test('changes nothing while Stripe is unavailable', async () => {
    const { session, invoiceId } = await shop.order();
    await shop.stripe.arm({ kind: 'error' });
    expect((await cancel(invoiceId)).status).toBe(503);
    await shop.stripe.clearFaults();
    expect(await shop.invoice(invoiceId)).toMatchObject({ status: 'pending', payable: true });
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    expect((await shop.invoice(invoiceId)).canceledAt).toBeNull();
  });

  test('an invoice that is canceled while its payment page is made cannot be paid', async () => {
    await shop.stripe.arm({
      kind: 'slow',
      part: 'after',
      ms: 500,
      route: 'POST /checkout/sessions',
      count: 1,
    });
    const bought = shop.buy('Duo', 2);
    const [session] = await waitFor('the session', async () => {
      const list = await shop.stripe.sessions();
      return list.length > 0 && list;
    });
    const invoiceId = session?.client_reference_id ?? '';
    expect((await cancel(invoiceId)).status).toBe(200);
    const answer = await bought;
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ type: 'urn:portico:problem:canceled' });
    expect(await sessionState(session?.id ?? '')).toBe('expired');
    expect(await closings(invoiceId)).toEqual([{ source: 'user' }]);
  });
});
