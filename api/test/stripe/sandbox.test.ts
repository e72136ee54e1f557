import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestStripe } from 'sandbox/testing/stripe';
import Stripe from 'stripe';
import { addCleanUp } from '../support/clean-up.ts';
import { sdkOf, startStripe, WEBHOOK_SECRET } from '../support/stripe.ts';
import { waitFor } from '../support/wait.ts';

const params = {
  mode: 'payment',
  success_url: 'http://localhost:3000/invoice/1',
  cancel_url: 'http://localhost:3000/store',
  client_reference_id: '1',
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'eur', unit_amount: 499, product_data: { name: 'Single' } },
    },
  ],
} satisfies Stripe.Checkout.SessionCreateParams;

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): string =>
  typeof intent === 'string' ? intent : '';

/** A webhook endpoint that records events and answers with the given statuses first. */
async function startEndpoint() {
  const received: Stripe.Event[] = [];
  const failures: number[] = [];
  const signatures: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      signatures.push(signature);
      const status = failures.shift() ?? 200;
      if (status === 200)
        received.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  addCleanUp(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, received, failures, signatures };
}

describe("the sandbox's Stripe with the official SDK", () => {
  let stripe: TestStripe;
  let sdk: Stripe;
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
  beforeEach(async () => {
    stripe = await startStripe();
    sdk = sdkOf(stripe);
    endpoint = await startEndpoint();
    await stripe.setEndpoint(endpoint.url);
  });
  const press = (id: string, act: string) =>
    fetch(`${stripe.url}/c/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ act }),
      redirect: 'manual',
    });

  test('creates, retrieves and expires sessions', async () => {
    const session = await sdk.checkout.sessions.create(params);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 998 });
    expect((await sdk.checkout.sessions.retrieve(session.id)).line_items).toBeUndefined();
    const items = await sdk.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
    expect(items.line_items?.data[0]).toMatchObject({ quantity: 2, amount_total: 998 });
    expect(await sdk.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
    await expect(sdk.checkout.sessions.expire(session.id)).rejects.toThrow(/status of expired/);
    await expect(sdk.checkout.sessions.retrieve('cs_test_no')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(sdkOf(stripe).balance.retrieve()).rejects.toThrow(/Unrecognized request URL/);
  });

  test('rejects unknown parameters and a wrong key', async () => {
    await expect(
      sdk.checkout.sessions.create({ ...params, made_up: 1 } as never),
    ).rejects.toMatchObject({ code: 'parameter_unknown' });
    const otherAccount = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: new URL(stripe.url).port,
      protocol: 'http',
    });
    await expect(otherAccount.checkout.sessions.create(params)).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test('offers paying, declining, paying later and canceling on its payment page', async () => {
    const { id, url } = await sdk.checkout.sessions.create(params);
    expect(await (await fetch(url ?? '')).text()).toContain('Sandbox: no real payment');
    expect(await (await press(id, 'decline')).text()).toContain('Your card was declined.');
    expect((await press(id, 'cancel')).headers.get('location')).toBe(params.cancel_url);
    expect((await press(id, 'pay')).headers.get('location')).toBe(params.success_url);
    expect(await sdk.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
    await waitFor('the event', () => endpoint.received.length === 1);

    const later = await sdk.checkout.sessions.create(params);
    await press(later.id, 'pay-later');
    expect(await sdk.checkout.sessions.retrieve(later.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await stripe.act(later.id, 'succeed');
    await waitFor('the events', () => endpoint.received.length === 3);
    expect(endpoint.received.map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
    ]);
  });

  test('updates the charge and sends events for refunds and disputes', async () => {
    const { id } = await sdk.checkout.sessions.create(params);
    await stripe.act(id, 'pay');
    const intent = intentOf(await sdk.checkout.sessions.retrieve(id));
    await sdk.refunds.create({ payment_intent: intent, amount: 98 });
    const dispute = await stripe.act(id, 'dispute');
    await stripe.endDispute(dispute.id, 'won');
    const session = await sdk.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(session).toMatchObject({
      payment_intent: { latest_charge: { amount_refunded: 98, refunded: false, disputed: true } },
    });
    const disputes = await sdk.disputes.list({ payment_intent: intent });
    expect(disputes.data.map(({ status }) => status)).toEqual(['won']);
    await waitFor('the events', () => endpoint.received.length === 7);
    expect(disputes.data[0]?.balance_transactions.map(({ amount }) => amount)).toEqual([-998, 998]);
    await waitFor('all are delivered', async () => {
      const open = await sdk.events.list({ delivery_success: false });
      return open.data.length === 0;
    });
  });

  test('reverts failed and canceled refunds on the charge, and sends events', async () => {
    const { id } = await sdk.checkout.sessions.create(params);
    await stripe.act(id, 'pay');
    const intent = intentOf(await sdk.checkout.sessions.retrieve(id));
    const failing = await sdk.refunds.create({ payment_intent: intent, amount: 98 });
    const other = await sdk.refunds.create({ payment_intent: intent });
    await stripe.endRefund(failing.id, 'failed');
    await stripe.endRefund(other.id, 'canceled');
    await expect(stripe.endRefund(other.id, 'failed')).rejects.toThrow('canceled already');
    const session = await sdk.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(session).toMatchObject({
      payment_intent: { latest_charge: { amount_refunded: 0, refunded: false } },
    });
    const refunds = await sdk.refunds.list({ payment_intent: intent });
    expect(refunds.data.map(({ status }) => status)).toEqual(['canceled', 'failed']);
    await waitFor('the events', () => endpoint.received.length === 10);
    // Stripe promises no order of deliveries, so all ten are compared.
    expect(endpoint.received.map(({ type }) => type).sort()).toEqual([
      'charge.refund.updated',
      'charge.refund.updated',
      'charge.refunded',
      'charge.refunded',
      'checkout.session.completed',
      'refund.created',
      'refund.created',
      'refund.failed',
      'refund.updated',
      'refund.updated',
    ]);
  });

  test('lists events newest first, in pages, from a cursor, and by time', async () => {
    const object = { object: 'checkout.session' };
    const type = 'checkout.session.expired';
    const now = Math.floor(Date.now() / 1000);
    await stripe.setDeliveryFault({ drop: true });
    await stripe.createEvents({ type, object, created: now - 31 * 86_400 });
    const ids = await stripe.createEvents(
      ...Array.from({ length: 105 }, (_, index) => ({ type, object, created: now - 105 + index })),
    );
    const list = async (query: Stripe.EventListParams) => {
      const page = await sdk.events.list(query);
      return { ids: page.data.map(({ id }) => id), more: page.has_more };
    };
    const newest = [...ids].reverse();
    expect(await list({})).toEqual({ ids: newest.slice(0, 10), more: true });
    expect(await list({ limit: 100 })).toEqual({ ids: newest.slice(0, 100), more: true });
    expect(await list({ limit: 100, starting_after: newest[99] })).toEqual({
      ids: newest.slice(100),
      more: false,
    });
    expect(await list({ limit: 3, ending_before: newest[5] })).toEqual({
      ids: newest.slice(2, 5),
      more: true,
    });
    expect(await list({ limit: 100, ending_before: newest[5] })).toEqual({
      ids: newest.slice(0, 5),
      more: false,
    });
    expect(await list({ created: { gte: now - 2 } })).toEqual({
      ids: newest.slice(0, 2),
      more: false,
    });
    expect(await list({ types: ['charge.refunded'] })).toEqual({ ids: [], more: false });
    expect(await list({ delivery_success: true })).toEqual({ ids: [], more: false });

    // The event of the cursor has been delivered in between.
    await stripe.setDeliveryFault({});
    await stripe.resend(newest[1] ?? '');
    await waitFor('the delivery', async () => (await list({ delivery_success: true })).ids[0]);
    expect(await list({ limit: 2, delivery_success: false, starting_after: newest[1] })).toEqual({
      ids: newest.slice(2, 4),
      more: true,
    });
    await expect(list({ starting_after: 'evt_gone' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'starting_after',
    });
    await expect(list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: 'limit' });
    await expect(
      list({ starting_after: newest[0], ending_before: newest[1] }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  test('repeats the first response for an idempotency key, also errors', async () => {
    const key = { idempotencyKey: 'one' };
    const first = await sdk.checkout.sessions.create(params, key);
    expect((await sdk.checkout.sessions.create(params, key)).id).toBe(first.id);
    expect(await stripe.sessions()).toHaveLength(1);
    await expect(
      sdk.checkout.sessions.create({ ...params, client_reference_id: '2' }, key),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });

    await stripe.arm({ kind: 'error', count: 1 });
    const broken = { idempotencyKey: 'two' };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(sdk.checkout.sessions.create(params, broken)).rejects.toMatchObject({
        statusCode: 500,
      });
    }
    expect(await sdk.checkout.sessions.create(params)).toMatchObject({ status: 'open' });
  });

  test('can be down, slow, or lose the connection after a request', async () => {
    await stripe.arm({ kind: 'down', count: 2 });
    await expect(sdk.checkout.sessions.create(params)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    expect(await stripe.sessions()).toHaveLength(0);
    await stripe.clearFaults();
    await stripe.arm({ kind: 'lost', count: 1 });
    // The SDK retries a call after a connection error, with the same key.
    const session = await sdk.checkout.sessions.create(params, { idempotencyKey: 'lost' });
    expect(await stripe.sessions()).toHaveLength(1);
    expect((await stripe.sessions())[0]?.id).toBe(session.id);
    await stripe.arm({ kind: 'slow', ms: 5_000, count: 1 });
    await expect(
      sdkOf(stripe, { timeout: 100 }).checkout.sessions.create(params),
    ).rejects.toMatchObject({ type: 'StripeConnectionError' });
  });

  test('signs webhooks and retries them; can repeat, delay and reorder them', async () => {
    endpoint.failures.push(500, 503);
    const { id } = await sdk.checkout.sessions.create(params);
    await stripe.act(id, 'expire');
    await waitFor('the third attempt', () => endpoint.received.length === 1);
    expect(endpoint.signatures).toHaveLength(3);
    // In test mode Stripe adds a signature of the scheme v0.
    expect(endpoint.signatures[0]).toMatch(/^t=\d+,v1=[0-9a-f]{64},v0=[0-9a-f]{64}$/);

    await stripe.setDeliveryFault({ hold: true });
    const second = await sdk.checkout.sessions.create(params);
    await stripe.act(second.id, 'pay-later');
    await stripe.act(second.id, 'fail');
    expect(endpoint.received).toHaveLength(1);
    await stripe.release('reverse');
    await waitFor('both', () => endpoint.received.length === 3);

    await stripe.setDeliveryFault({ copies: 3 });
    const third = await sdk.checkout.sessions.create(params);
    await stripe.act(third.id, 'pay');
    await waitFor('all copies', () => endpoint.received.length === 6);
    expect(new Set(endpoint.received.slice(3).map((event) => event.id)).size).toBe(1);
  });
});
