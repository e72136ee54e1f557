import fc from 'fast-check';
import { consentTextOf } from '@portico/contracts/rules/consent';
import { Config } from '../../src/core/config/config.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, post, startShop, type Shop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

const CREATE = 'POST /checkout/sessions';

describe('POST /api/stripe/checkout', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  const count = async () =>
    (await shop.rows<{ n: number }>('select count(*)::int as n from invoices'))[0]?.n;

  test('[spec1 §7.9] a checkout returns session id and URL, with the prices of the server', async () => {
    for (const [plan, servers, cents] of [
      ['Single', 1, 499],
      ['Single', 25, 12_475],
      ['Duo', 2, 849],
      ['Multi', 5, 1999],
    ] as const) {
      const answer = await shop.buy(plan, servers);
      expect(answer.status).toBe(200);
      const { id, url } = (await answer.json()) as { id: string; url: string };
      expect(url).toContain(id);
      const session = (await shop.stripe.sessions()).find((session) => session.id === id);
      expect(session).toMatchObject({ amount_total: cents, currency: 'eur', mode: 'payment' });
      const [row] = await shop.rows(`select status, amount, servers, user_id as "userId"
        from invoices where session_id = '${id}'`);
      expect(row).toEqual({ status: 'pending', amount: cents, servers, userId: CUSTOMER });
      expect(session?.success_url).toBe(
        `http://localhost:3000/invoice/${session?.client_reference_id ?? ''}?checkout=success`,
      );
    }
  });

  test('[spec1 §5.1, §6.2, §7.9] a checkout requires a signed-in buyer, who cannot buy for other users', async () => {
    const body = { plan: 'Duo', servers: 2, userId: CUSTOMER };
    const headers = { 'content-type': 'application/json' };
    const anonymous = await shop.api.call('/api/stripe/checkout', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(anonymous.status).toBe(401);
    const visitor = await signInAs(shop.api, 'visitor');
    expect((await post(visitor, '/api/stripe/checkout', body)).status).toBe(403);
    expect(await count()).toBe(0);
  });

  test.each([
    { servers: 500 },
    { servers: -1 },
    { servers: 0 },
    { servers: 1.5 },
    { servers: '2' },
    { servers: 3 },
    { plan: '__proto__' },
    { plan: 'constructor' },
    { amount: 1 },
    { unit_amount: 1 },
    { status: 'completed' },
  ])('rejects %j and writes nothing (threats row 16)', async (change) => {
    expect((await shop.buy('Duo', 2, change)).status).toBe(400);
    expect(await count()).toBe(0);
    expect(await shop.stripe.sessions()).toHaveLength(0);
  });

  test('rejects every body without a real plan and its number of servers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.anything(), async (plan, servers) => {
        const isReal =
          (plan === 'Duo' && servers === 2) ||
          (plan === 'Multi' && servers === 5) ||
          (plan === 'Single' && Number.isInteger(servers) && Number(servers) > 0);
        fc.pre(!isReal);
        const answer = await post(shop.customer, '/api/stripe/checkout', {
          plan,
          servers,
          userId: CUSTOMER,
        });
        expect(answer.status).toBe(400);
      }),
      { numRuns: 60 },
    );
    expect(await count()).toBe(0);
  });

  test('rejects a price other than the current one, and stores the consent of a repeated call', async () => {
    const answer = await shop.buy('Duo', 2, { price: 799 });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      type: 'urn:portico:problem:price-changed',
      error: 'The price has changed to €8.49.',
    });
    expect((await shop.buy('Duo', 2, { price: 849 })).status).toBe(200);
    const consent = async () =>
      (await shop.rows('select consent_at is not null as given, consent_text from invoices'))[0];
    expect(await consent()).toEqual({ given: false, consent_text: null });
    // A repeated call for the same purchase can add the consent.
    expect((await shop.buy('Duo', 2, { price: 849, consent: true })).status).toBe(200);
    expect(await consent()).toEqual({ given: true, consent_text: consentTextOf(1, 7, 14) });
  });

  test('rejects another currency, and another guarantee than that of today, with what it is now', async () => {
    const guarantee = { days: 7, activeHours: 24 };
    for (const [shown, kind, error] of [
      [{ price: 849, currency: 'USD' }, 'price-changed', 'The price has changed to €8.49.'],
      ...[{ days: 14 }, { activeHours: 48 }].map((other) => [
        { price: 849, currency: 'EUR', guarantee: { ...guarantee, ...other } },
        'guarantee-changed',
        'The money-back guarantee has changed: you can have your money back within 7 days of the purchase, unless a slot was active for 24 hours in total. Nothing was charged.',
      ]),
    ] as [object, string, string][]) {
      const answer = await shop.buy('Duo', 2, { ...shown });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ type: `urn:portico:problem:${kind}`, error });
    }
    expect(await count()).toBe(0);
    const seen = { price: 849, currency: 'EUR', guarantee };
    expect((await shop.buy('Duo', 2, seen)).status).toBe(200);
  });

  test('stores the text of the consent, which the invoice and the export contain (threats row 155)', async () => {
    const consent = { consent: true, consentVersion: 1 };
    expect((await shop.buy('Duo', 2, { ...consent, consentVersion: 99 })).status).toBe(400);
    expect(await count()).toBe(0);
    const { id } = (await (await shop.buy('Duo', 2, consent)).json()) as { id: string };
    const [row] = await shop.rows<{ id: string; at: number }>(`select id,
      extract(epoch from consent_at)::int as at from invoices where session_id = '${id}'`);
    // A later call cannot replace what the buyer saw first.
    expect(Math.abs((row?.at ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    await shop.rows('update invoices set consent_at = to_timestamp(1790000000)');
    expect((await shop.buy('Duo', 2, consent)).status).toBe(200);
    const { consent: given } = await shop.invoice(row?.id ?? '');
    expect(given).toEqual({ text: consentTextOf(1, 7, 14), at: 1_790_000_000 });
    const exported = (await (await shop.customer.go('/api/account/export')).json()) as {
      data: { invoices: { invoices: { consentText: string; consentAt: string }[] } };
    };
    expect(exported.data.invoices.invoices).toEqual([
      expect.objectContaining({
        consentText: consentTextOf(1, 7, 14),
        consentAt: expect.any(String),
      }),
    ]);
  });

  test('sells nothing without the consent where the seller requires it (threats row 155)', async () => {
    const required = jest.replaceProperty(shop.api.app.get(Config).seller, 'consentRequired', true);
    try {
      for (const order of [{}, { consent: false, consentVersion: 1 }]) {
        const refused = await shop.buy('Duo', 2, order);
        expect(refused.status).toBe(400);
        expect(await refused.json()).toMatchObject({
          type: 'urn:portico:problem:consent-required',
          error: 'Confirm first that you want your license at once.',
        });
      }
      expect(await count()).toBe(0);
      expect((await shop.buy('Duo', 2, { consent: true })).status).toBe(200);
      // "Pay now" of the same invoice does not ask again; another purchase does.
      expect((await shop.buy('Duo', 2)).status).toBe(200);
      expect((await shop.buy('Multi', 5)).status).toBe(400);
      expect(await count()).toBe(1);
    } finally {
      required.restore();
    }
  });

  test('a second purchase of a plan during a slow payment leads to its invoice, unless wanted (threats row 153)', async () => {
    // The event has not arrived: the checkout itself finds that the payment has begun.
    await shop.stripe.setDeliveryFault({ drop: true });
    const { session, invoiceId } = await shop.order('Single', 2);
    await shop.stripe.act(session, 'pay-later');
    for (const servers of [2, 3]) {
      const warned = await shop.buy('Single', servers);
      expect(warned.status).toBe(409);
      expect(await warned.json()).toMatchObject({
        type: 'urn:portico:problem:payment-under-way',
        instance: `/invoice/${invoiceId}`,
        error: `A payment for the plan Single is under way. See invoice ${invoiceId} before you buy it again.`,
      });
    }
    expect(await count()).toBe(1);
    expect((await shop.buy('Duo', 2)).status).toBe(200);
    expect((await shop.buy('Single', 2, { again: true })).status).toBe(200);
    expect(await count()).toBe(3);
    // Once the payment has arrived, nothing is under way.
    await shop.stripe.act(session, 'succeed');
    await post(shop.customer, '/api/stripe/verify', { invoiceId });
    expect((await shop.buy('Single', 3)).status).toBe(200);
  });

  test('creates one invoice and one session for double clicks and repeated calls (threats row 17)', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.buy('Duo', 2)));
    answers.push(await shop.buy('Duo', 2));
    const sessions = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(sessions).size).toBe(1);
    expect(await count()).toBe(1);
    expect(await shop.stripe.sessions()).toHaveLength(1);
  });

  test('returns the same session after a lost response (threats row 18)', async () => {
    await shop.stripe.arm({ kind: 'lost', route: CREATE, count: 2 });
    expect((await shop.buy('Duo', 2)).status).toBe(502);
    expect(await shop.stripe.sessions()).toHaveLength(1);
    const answer = await shop.buy('Duo', 2);
    const { id } = (await answer.json()) as { id: string };
    expect((await shop.stripe.sessions()).map((session) => session.id)).toEqual([id]);
    expect(await count()).toBe(1);
    const keys = new Set((await shop.stripe.calls(CREATE)).map((call) => call.idempotencyKey));
    expect(keys.size).toBe(1);
  });

  test('uses a new idempotency key after an error that Stripe has stored', async () => {
    await shop.stripe.arm({ kind: 'error', route: CREATE, count: 1 });
    const failed = await shop.buy('Duo', 2);
    expect(failed.status).toBe(502);
    expect(await failed.json()).toMatchObject({
      error: 'Failed to start checkout. Please try again.',
    });
    expect((await shop.buy('Duo', 2)).status).toBe(200);
    expect(await count()).toBe(1);
  });

  test('keeps its idempotency key after a 429, which Stripe does not store', async () => {
    await shop.stripe.arm({ kind: 'rate-limit', route: CREATE, count: 1 });
    expect((await shop.buy('Duo', 2)).status).toBe(502);
    expect((await shop.buy('Duo', 2)).status).toBe(200);
    const calls = await shop.stripe.calls(CREATE);
    expect(calls.map(({ status }) => status)).toEqual([429, 200]);
    expect(new Set(calls.map((call) => call.idempotencyKey)).size).toBe(1);
  });

  test('keeps the session that was stored first, where a slow call has another key (row 18)', async () => {
    await shop.stripe.arm({ kind: 'slow', ms: 1000, part: 'after', route: CREATE, count: 1 });
    const slow = shop.buy('Duo', 2);
    await waitFor('its session', async () => (await shop.stripe.sessions()).length === 1);
    // As if Stripe had stored an error for the first key.
    await shop.rows('update invoices set attempt = 1');
    const answers = [await shop.buy('Duo', 2), await slow];
    const [first, second] = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { id: string; url: string }),
    );
    expect(first).toEqual(second);
    expect(first?.url).toContain(first?.id);
    expect(await shop.rows('select session_id as id from invoices')).toEqual([{ id: first?.id }]);
  });

  test('creates a new invoice when the payment page of the last one is over', async () => {
    const first = await shop.order();
    await shop.stripe.setDeliveryFault({ drop: true });
    await shop.stripe.act(first.session, 'expire');
    const second = await shop.order();
    expect(second.invoiceId).not.toBe(first.invoiceId);
    expect((await shop.invoice(first.invoiceId)).status).toBe('expired');
    expect(
      await shop.rows(`select source from ledger
        where invoice_id = '${first.invoiceId}' and kind = 'invoice.closed'`),
    ).toEqual([{ source: 'verify' }]);
    await shop.stripe.act(second.session, 'pay');
    const third = await shop.order();
    expect(third.invoiceId).not.toBe(second.invoiceId);
    expect((await shop.invoice(second.invoiceId)).status).toBe('completed');
  });
});
