import type { Customer } from '@portico/contracts/customers/schema';
import { Sweeper } from '../../src/commerce/fulfillment/sweeper.ts';
import { RefundRequestService } from '../../src/commerce/refunds/refund-request.service.ts';
import { expectLedgerAddsUp } from '../support/ledger.ts';
import { inOneWindow } from '../support/one-window.ts';
import { ADMINISTRATOR, CREATE, PRICE, readAnswer, startRefunds } from '../support/refunds.ts';
import { GUILDS, post } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

describe('refunds', () => {
  let { shop, supporter, own, byStaff, sessionOf, kinds, atStripe, stored, free, sweep, quiet } =
    {} as Awaited<ReturnType<typeof startRefunds>>;
  beforeAll(async () => {
    ({ shop, supporter, own, byStaff, sessionOf, kinds, atStripe, stored, free, sweep, quiet } =
      await startRefunds());
  });
  beforeEach(() => shop.reset());
  afterEach(async () => {
    await shop.stripe.clearFaults();
    await shop.stripe.setDeliveryFault({});
    await expectLedgerAddsUp(shop);
  });

  describe('by the team', () => {
    test('in part keep the slots; the rest takes them back, also after use and period (row 21)', async () => {
      const invoiceId = await shop.license();
      await shop.authorize(invoiceId, GUILDS[0]);
      await shop.rows(`update invoices set completed_at = now() - interval '40 days'`);
      await shop.rows(`update licence_slots set active_seconds = 3000000 where position = 1`);
      expect(await byStaff(invoiceId, { amount: 200, reason: ' Late answer ' })).toMatchObject({
        httpStatus: 200,
        amount: 200,
        status: 'succeeded',
        by: 'staff',
        reason: 'Late answer',
      });
      expect(await shop.invoice(invoiceId)).toMatchObject({
        status: 'completed',
        refundedAmount: 200,
      });
      const search = await shop.api.call(`/api/staff/customers/${invoiceId}`, {
        headers: { cookie: supporter },
      });
      const { invoices } = (await search.json()) as Customer;
      expect(invoices[0]).toMatchObject({
        refundableAmount: PRICE - 200,
        refunds: [{ amount: 200, reason: 'Late answer', failure: null }],
      });
      expect(await byStaff(invoiceId, { refunded: 200 })).toMatchObject({ amount: PRICE - 200 });
      expect(await shop.invoice(invoiceId)).toMatchObject({
        status: 'refunded',
        refundedAmount: PRICE,
      });
      expect(await kinds(invoiceId)).toEqual([
        'invoice.created',
        'payment.received',
        'slots.made',
        'server.authorized',
        'refund.requested',
        'payment.refunded',
        'refund.requested',
        'server.deauthorized',
        'slots.revoked',
        'payment.refunded',
      ]);
      expect(
        await shop.rows(`select actor, detail -> 'amount' as amount, detail ->> 'reason' as reason
          from audit_events where action = 'invoice.refund' order by id desc limit 2`),
      ).toEqual([
        { actor: `user:${ADMINISTRATOR}`, amount: PRICE - 200, reason: 'Charged twice' },
        { actor: `user:${ADMINISTRATOR}`, amount: 200, reason: 'Late answer' },
      ]);
    });

    test('of one member do not repeat those of another (row 145)', async () => {
      const invoiceId = await shop.license();
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => byStaff(invoiceId, { amount: 100 })),
      );
      expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409, 409]);
      expect(await byStaff(invoiceId, { amount: 100 })).toMatchObject({
        httpStatus: 409,
        kind: 'refunded-meanwhile',
      });
      expect(await atStripe()).toHaveLength(1);
    });

    test('need the right, a recent sign-in, a reason and a possible amount (row 146)', async () => {
      const invoiceId = await shop.license();
      expect((await byStaff(invoiceId, {}, supporter)).httpStatus).toBe(403);
      expect((await byStaff(invoiceId, {}, shop.customer.cookieHeader())).httpStatus).toBe(403);
      expect((await byStaff('INV-NOBODY', {})).httpStatus).toBe(404);
      const bodies = [
        ...[0, -1, 1.5, 2 ** 31, '100', null].map((amount) => ({ amount })),
        ...['', '   ', 'x'.repeat(501), 7].map((reason) => ({ reason })),
        ...[-1, 0.5, '0'].map((refunded) => ({ refunded })),
        { by: 'owner' },
      ];
      for (const body of bodies)
        expect([body, (await byStaff(invoiceId, body)).httpStatus]).toEqual([body, 400]);
      expect(await byStaff(invoiceId, { amount: PRICE + 1 })).toEqual({
        httpStatus: 400,
        kind: 'amount-too-high',
        error: 'At most €8.49 of this invoice can be refunded.',
      });
      const old = await shop.api.signIn({ id: '100000000000000003', rank: 'Owner' });
      await shop.rows(`update sessions set created_at = now() - interval '6 minutes'
        where user_id = '100000000000000003'`);
      expect(await byStaff(invoiceId, {}, old)).toMatchObject({
        httpStatus: 403,
        kind: 'sign-in-again',
      });
      expect(await stored()).toEqual([]);
      expect(await shop.stripe.calls(CREATE)).toEqual([]);
    });

    test('are limited to thirty calls per hour', async () => {
      const invoiceId = await shop.license();
      const statuses = await inOneWindow(shop.api, 3600, async () => {
        const found = [];
        for (let call = 0; call < 31; call += 1)
          found.push((await byStaff(invoiceId, { refunded: 1 })).httpStatus);
        return found;
      });
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 409), 429]);
      // Each member has calls of their own.
      const owner = await shop.api.signIn({ id: '100000000000000004', rank: 'Owner' });
      expect((await byStaff(invoiceId, { refunded: 1 }, owner)).httpStatus).toBe(409);
    });
  });

  describe('that Stripe refuses', () => {
    test('give the license back with its servers (row 147)', async () => {
      const invoiceId = await quiet();
      await shop.authorize(invoiceId, GUILDS[0]);
      // Portico does not know about this partial refund, so it asks for too much.
      await shop.stripe.act(await sessionOf(invoiceId), 'refund', { amount: 49 });
      expect(await own(invoiceId)).toMatchObject({ httpStatus: 409, kind: 'refund-refused' });
      const invoice = await shop.invoice(invoiceId);
      expect(invoice).toMatchObject({
        status: 'completed',
        refundedAmount: 49,
        refunds: [{ status: 'refused' }],
      });
      expect((await kinds(invoiceId)).slice(4)).toEqual([
        'refund.requested',
        'server.deauthorized',
        'slots.revoked',
        'refund.refused',
        'payment.refunded',
        'slots.restored',
        'server.authorized',
      ]);
      expect(await own(invoiceId, { amount: PRICE - 49 })).toMatchObject({ httpStatus: 200 });
    });

    test.each([
      ['a disputed payment', 'dispute', 'payment-disputed', 'disputed'],
      ['a payment that was refunded elsewhere', 'refund', 'already-refunded', 'refunded'],
    ] as const)('because of %s leave its state (row 147)', async (_what, act, kind, status) => {
      const invoiceId = await quiet();
      await shop.authorize(invoiceId, GUILDS[0]);
      const { id } = await shop.stripe.act(await sessionOf(invoiceId), act);
      expect(await own(invoiceId)).toMatchObject({ httpStatus: 409, kind });
      expect((await shop.invoice(invoiceId)).status).toBe(status);
      expect(await free(invoiceId)).toBe(409);
      if (act === 'refund') return;
      await shop.stripe.endDispute(id, 'won');
      await shop.api.app.get(Sweeper).sweep(0);
      expect((await shop.invoice(invoiceId)).status).toBe('completed');
      expect(await own(invoiceId)).toMatchObject({ httpStatus: 200, status: 'succeeded' });
    });
  });

  describe('without an answer of Stripe', () => {
    test.each([
      ['the request did not arrive', { kind: 'down' }],
      ['the answer is lost', { kind: 'lost' }],
      ['Stripe fails before the refund', { kind: 'error' }],
      ['Stripe fails after the refund', { kind: 'error', carriedOut: true }],
      ['the limit of rates is reached', { kind: 'rate-limit' }],
    ])('are paid once where %s (row 148)', async (_what, fault) => {
      const invoiceId = await quiet();
      const amount = 100;
      await shop.stripe.arm({ ...fault, route: CREATE });
      expect(await byStaff(invoiceId, { amount })).toMatchObject({
        httpStatus: 200,
        status: 'requested',
      });
      expect(await byStaff(invoiceId, { amount })).toMatchObject({
        httpStatus: 409,
        kind: 'refund-under-way',
      });
      expect(await own(invoiceId)).toMatchObject({ httpStatus: 409, kind: 'refund-under-way' });
      await shop.stripe.clearFaults();
      await sweep();
      await sweep();
      expect(await atStripe()).toMatchObject([{ amount }]);
      expect(await shop.invoice(invoiceId)).toMatchObject({
        status: 'completed',
        refundedAmount: amount,
        refunds: [{ status: 'succeeded' }],
      });
    });

    test('keep the slots frozen until they have one (row 148)', async () => {
      const invoiceId = await quiet();
      await shop.authorize(invoiceId, GUILDS[0]);
      await shop.stripe.arm({ kind: 'down', route: CREATE });
      const refund = await own(invoiceId);
      expect(refund).toMatchObject({ httpStatus: 200, status: 'requested', settledAt: null });
      await expectLedgerAddsUp(shop);
      expect(await shop.invoice(invoiceId)).toMatchObject({
        isRefunding: true,
        refund: { state: 'closed', why: 'not-paid' },
        refunds: [{ status: 'requested' }],
      });
      const answer = await shop.authorize(invoiceId, GUILDS[1]);
      expect(await readAnswer(answer)).toMatchObject({ httpStatus: 409, kind: 'refund-under-way' });
      const move = { oldGuildId: GUILDS[0], newGuildId: GUILDS[1] };
      expect((await post(shop.customer, '/api/user/servers/transfer', move)).status).toBe(404);
      const list = await shop.customer.go('/api/user/invoices/sort');
      expect(((await list.json()) as { invoices: object[] }).invoices).toMatchObject([
        { pendingServers: 0, state: 'refund-requested' },
      ]);
      await shop.stripe.clearFaults();
      // A repeated call sends the same refund again.
      expect(await own(invoiceId)).toMatchObject({
        httpStatus: 200,
        refundId: refund.refundId,
        status: 'succeeded',
      });
    });

    test('continue after a crash before the call, and after one behind it (row 148)', async () => {
      const invoiceId = await quiet();
      const by = { actor: 'system' };
      const requests = shop.api.app.get(RefundRequestService);
      await requests.requestByStaff(invoiceId, { amount: 100, refunded: 0, reason: 'x' }, by);
      await sweep();
      expect(await atStripe()).toHaveLength(1);
      // Stripe has refunded, and the result cannot be read.
      await shop.stripe.arm({ kind: 'down', route: 'GET /checkout/sessions/:id' });
      expect(await byStaff(invoiceId, { amount: 50, refunded: 100 })).toMatchObject({
        httpStatus: 200,
        status: 'requested',
      });
      await shop.stripe.clearFaults();
      await sweep();
      expect((await atStripe()).map(({ amount }) => amount)).toEqual([50, 100]);
      expect(await shop.stripe.calls(CREATE)).toHaveLength(2);
      expect((await shop.invoice(invoiceId)).refundedAmount).toBe(150);
    });
  });

  test('by the seller stay pending until the balance covers them (row 147)', async () => {
    const invoiceId = await shop.license();
    await shop.stripe.setBalance(500);
    expect(await own(invoiceId)).toMatchObject({
      httpStatus: 200,
      status: 'pending',
      settledAt: null,
    });
    expect((await shop.invoice(invoiceId)).status).toBe('refunded');
    const [refund] = await atStripe();
    expect(refund).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' });
    await shop.stripe.endRefund(refund?.id ?? '', 'succeeded');
    await waitFor('the payment', async () => {
      const { refunds } = await shop.invoice(invoiceId);
      return refunds[0]?.status === 'succeeded' && refunds[0].settledAt !== null;
    });
  });

  test.each(['failed', 'canceled'] as const)(
    'that are %s later give the license back, and can be requested again (row 147)',
    async (outcome) => {
      const invoiceId = await shop.license();
      await shop.authorize(invoiceId, GUILDS[0]);
      const first = await own(invoiceId);
      const [refund] = await atStripe();
      await shop.stripe.endRefund(refund?.id ?? '', outcome);
      await shop.becomes(invoiceId, 'completed');
      const invoice = await shop.invoice(invoiceId);
      expect(invoice).toMatchObject({ refundedAmount: 0, refunds: [{ status: 'failed' }] });
      const second = await own(invoiceId);
      expect(second).toMatchObject({ httpStatus: 200, status: 'succeeded' });
      expect(second.refundId).not.toBe(first.refundId);
    },
  );
});
