import { expectLedgerAddsUp } from '../support/ledger.ts';
import { inOneWindow } from '../support/one-window.ts';
import { CREATE, PRICE, startRefunds } from '../support/refunds.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, GUILDS } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

describe('refunds by the owner', () => {
  let { shop, own, byStaff, sessionOf, kinds, atStripe, stored, free } = {} as Awaited<
    ReturnType<typeof startRefunds>
  >;
  beforeAll(async () => {
    ({ shop, own, byStaff, sessionOf, kinds, atStripe, stored, free } = await startRefunds());
  });
  beforeEach(() => shop.reset());
  afterEach(async () => {
    await shop.stripe.clearFaults();
    await shop.stripe.setDeliveryFault({});
    await expectLedgerAddsUp(shop);
  });

  test('[spec1 §9.3] pay everything back, take the slots back, and tell the bot (threats row 145)', async () => {
    const invoiceId = await shop.license();
    await shop.authorize(invoiceId, GUILDS[0]);
    const refund = await own(invoiceId);
    expect(refund).toMatchObject({
      httpStatus: 200,
      amount: PRICE,
      status: 'succeeded',
      by: 'owner',
    });
    const [paid, ...more] = await atStripe();
    expect(more).toEqual([]);
    expect(paid).toMatchObject({
      amount: PRICE,
      reason: 'requested_by_customer',
      metadata: { invoiceId, refundId: refund.refundId },
    });
    const [call] = await shop.stripe.calls(CREATE);
    expect(call?.idempotencyKey).toBe(`portico refund ${refund.refundId} 0`);
    const invoice = await shop.invoice(invoiceId);
    expect(invoice).toMatchObject({ status: 'refunded', refundedAmount: PRICE });
    expect(invoice.refunds).toMatchObject([{ refundId: refund.refundId, status: 'succeeded' }]);
    expect(await kinds(invoiceId)).toEqual([
      'invoice.created',
      'payment.received',
      'slots.made',
      'server.authorized',
      'refund.requested',
      'server.deauthorized',
      'slots.revoked',
      'payment.refunded',
    ]);
    expect(
      await shop.rows(`select type, guild_id as guild from licence_events order by cursor`),
    ).toEqual([
      { type: 'authorized', guild: GUILDS[0] },
      { type: 'deauthorized', guild: GUILDS[0] },
    ]);
    expect(
      await shop.rows(`select actor, target, detail from audit_events
          where action = 'invoice.refund' order by id desc limit 1`),
    ).toEqual([
      {
        actor: `user:${CUSTOMER}`,
        target: `invoice:${invoiceId}`,
        detail: { refund: refund.refundId, amount: PRICE },
      },
    ]);
    expect(await free(invoiceId)).toBe(409);
  });

  test('are paid once for four calls at a time and a repeated one (row 145)', async () => {
    const invoiceId = await shop.license();
    const first = await Promise.all([1, 2, 3, 4].map(() => own(invoiceId)));
    const again = await own(invoiceId);
    expect(new Set([...first, again].map(({ refundId }) => refundId)).size).toBe(1);
    expect(again.httpStatus).toBe(200);
    expect(await atStripe()).toHaveLength(1);
    const calls = (await shop.stripe.calls(CREATE)).length;
    await own(invoiceId);
    expect(await shop.stripe.calls(CREATE)).toHaveLength(calls);
    expect(await stored()).toHaveLength(1);
  });

  test('of the rest follow a partial refund by the team', async () => {
    const invoiceId = await shop.license();
    await byStaff(invoiceId, { amount: 49 });
    expect(await own(invoiceId)).toMatchObject({ httpStatus: 409, kind: 'amount-changed' });
    expect(await own(invoiceId, { amount: 800 })).toMatchObject({ httpStatus: 200, amount: 800 });
    expect(await shop.invoice(invoiceId)).toMatchObject({
      status: 'refunded',
      refundedAmount: PRICE,
    });
  });

  test('are in the export of the account, also those by the team', async () => {
    const invoiceId = await shop.license();
    await byStaff(invoiceId, { amount: 49 });
    const answer = await shop.customer.go('/api/account/export');
    const { data } = (await answer.json()) as { data: { invoices: { refunds: object[] } } };
    expect(data.invoices.refunds).toMatchObject([
      { invoiceId, amount: 49, by: 'staff', reason: 'Charged twice', status: 'succeeded' },
    ]);
  });

  test.each<[string, string, string]>([
    [
      'after a full day of use',
      `update licence_slots set active_since = now() - interval '24 hours 1 second' where position = 1`,
      'refund-used',
    ],
    [
      'a day of use before a transfer and after it',
      `update licence_slots set active_seconds = 43200,
          active_since = now() - interval '12 hours 1 second' where position = 1`,
      'refund-used',
    ],
    [
      'after seven days',
      `update invoices set completed_at = now() - interval '7 days 1 second'`,
      'refund-too-late',
    ],
  ])('are refused %s, without a call to Stripe (row 145)', async (_when, change, kind) => {
    const invoiceId = await shop.license();
    await shop.authorize(invoiceId, GUILDS[0]);
    await shop.rows(change);
    expect(await own(invoiceId)).toMatchObject({ httpStatus: 409, kind });
    expect(await stored()).toEqual([]);
    expect(await shop.stripe.calls(CREATE)).toEqual([]);
    expect(await free(invoiceId)).toBe(200);
  });

  test('are refused before the payment, during a dispute and after it, and after another refund', async () => {
    const { invoiceId: unpaid } = await shop.order('Single', 1);
    expect(await own(unpaid, { amount: 499 })).toMatchObject({
      httpStatus: 409,
      kind: 'not-paid',
    });
    const invoiceId = await shop.license();
    const dispute = await shop.stripe.act(await sessionOf(invoiceId), 'dispute');
    await shop.becomes(invoiceId, 'disputed');
    const open = await own(invoiceId);
    expect(open).toMatchObject({ httpStatus: 409, kind: 'payment-disputed' });
    expect(open.error).toContain('if the dispute is won');
    await shop.stripe.endDispute(dispute.id, 'lost');
    await waitFor('the loss', async () => {
      const found = await shop.rows(`select 1 from invoices where dispute = 'lost'`);
      return found.length > 0;
    });
    expect((await own(invoiceId)).error).toContain('the dispute was lost');
    const other = await shop.license('Multi', 5);
    await shop.stripe.act(await sessionOf(other), 'refund');
    await shop.becomes(other, 'refunded');
    expect(await own(other, { amount: 1999 })).toMatchObject({
      httpStatus: 409,
      kind: 'already-refunded',
    });
    // Nothing was paid for it.
    const free = await shop.license();
    await shop.rows(`update invoices set payment_intent_id = null where id = '${free}'`);
    expect(await own(free)).toMatchObject({ httpStatus: 409, kind: 'not-paid' });
    for (const [invoice, kind] of [
      [unpaid, 'not-paid'],
      [invoiceId, 'payment-disputed'],
      [other, 'already-refunded'],
      [free, 'not-paid'],
    ] as const) {
      const [row] = await shop.rows<{ refunded: number }>(
        `select refunded_amount as refunded from invoices where id = '${invoice}'`,
      );
      expect(await byStaff(invoice, row ?? {})).toMatchObject({ httpStatus: 409, kind });
    }
    expect(await stored()).toEqual([]);
  });

  test('are refused to everybody else, and for every other amount (row 146)', async () => {
    const invoiceId = await shop.license();
    const visitor = await signInAs(shop.api, 'visitor');
    expect(await own(invoiceId, undefined, visitor)).toMatchObject({
      httpStatus: 404,
      error: 'Invoice not found.',
    });
    const anonymous = await shop.api.call(`/api/invoices/${invoiceId}/refund`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ amount: PRICE }),
    });
    expect(anonymous.status).toBe(401);
    const forged = [0, -1, -PRICE, 1.5, 848.9, 2 ** 31, 2 ** 53, 1e308, '849', null];
    const statuses = [];
    for (const amount of forged) statuses.push((await own(invoiceId, { amount })).httpStatus);
    // An owner makes ten calls per minute.
    await shop.rows('delete from limits');
    for (const body of [{}, { amount: PRICE, userId: CUSTOMER }, [PRICE]])
      statuses.push((await own(invoiceId, body)).httpStatus);
    expect(new Set(statuses)).toEqual(new Set([400]));
    for (const amount of [1, PRICE - 1, PRICE + 1])
      expect(await own(invoiceId, { amount })).toMatchObject({
        httpStatus: 409,
        kind: 'amount-changed',
      });
    expect(await stored()).toEqual([]);
    expect(await shop.stripe.calls(CREATE)).toEqual([]);
  });

  test('are limited to ten calls per minute', async () => {
    const invoiceId = await shop.license();
    const statuses = await inOneWindow(shop.api, 60, async () => {
      const found = [];
      for (let call = 0; call < 11; call += 1)
        found.push((await own(invoiceId, { amount: 1 })).httpStatus);
      return found;
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    // Each owner has calls of their own.
    const visitor = await signInAs(shop.api, 'visitor');
    expect((await own(invoiceId, { amount: 1 }, visitor)).httpStatus).toBe(404);
  });
});
