import type Stripe from 'stripe';
import { chargeOf, factsOf, sessionState } from './payment-facts.ts';

type Session = Stripe.Checkout.Session;
/** The fields of a session that are read. */
const SESSION = {
  id: 'cs_1',
  client_reference_id: 'INV-1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 849,
  currency: 'eur',
  mode: 'payment',
  livemode: false,
  total_details: { amount_discount: 149, amount_tax: 136 },
  allow_promotion_codes: true,
  line_items: {
    data: [
      { amount_total: 400, amount_discount: 100 },
      { amount_total: 449, amount_discount: 49 },
    ],
  },
  customer_details: { name: 'Casey', email: 'casey@example.com', address: { country: 'DE' } },
  invoice: {
    number: 'SHOP-0001',
    invoice_pdf: 'https://stripe.example/pdf',
    hosted_invoice_url: 'https://stripe.example/invoice',
  },
  payment_intent: {
    id: 'pi_1',
    status: 'succeeded',
    latest_charge: { id: 'ch_1', amount_refunded: 0 },
  },
};
const sessionOf = (change: object = {}) => ({ ...SESSION, ...change }) as unknown as Session;
const refund = (amount: number, status: string) => ({ amount, status }) as Stripe.Refund;
/** @param moved what the dispute moved on the seller's balance, in cents */
const dispute = (status: string, ...moved: number[]) => {
  const moves = moved.map((amount) => ({ amount }));
  return { status, balance_transactions: moves } as Stripe.Dispute;
};

test('a paid session has these facts', () => {
  expect(factsOf(sessionOf(), [], [])).toEqual({
    sessionId: 'cs_1',
    reference: 'INV-1',
    session: 'complete',
    isPaid: true,
    hasFailed: false,
    amount: 849,
    discount: 149,
    tax: 136,
    acceptsCodes: true,
    currency: 'eur',
    isOneTime: true,
    isLive: false,
    isReverseCharge: false,
    items: { amount: 849, discount: 149 },
    paymentId: 'pi_1',
    refundedAmount: 0,
    refunds: [],
    afterSaleSteps: 0,
    dispute: null,
    buyer: { name: 'Casey', email: 'casey@example.com', country: 'DE', taxId: null },
    invoice: {
      number: 'SHOP-0001',
      pdfUrl: 'https://stripe.example/pdf',
      pageUrl: 'https://stripe.example/invoice',
    },
  });
});

test('a session of which nothing is expanded has empty facts', () => {
  const bare = sessionOf({
    payment_status: 'unpaid',
    status: 'open',
    line_items: undefined,
    customer_details: null,
    invoice: 'in_1',
    payment_intent: 'pi_1',
  });
  expect(factsOf(bare, [], [])).toMatchObject({
    isPaid: false,
    hasFailed: false,
    items: null,
    paymentId: null,
    buyer: { name: null, email: null, country: null, taxId: null },
    invoice: null,
  });
  const nowhere = sessionOf({ customer_details: { name: null, email: null, address: null } });
  expect(factsOf(nowhere, [], []).buyer).toEqual({
    ...{ name: null, email: null, country: null, taxId: null },
  });
  expect(factsOf(sessionOf({ invoice: null, payment_intent: null }), [], [])).toMatchObject({
    paymentId: null,
    invoice: null,
  });
});

test('the refunds are added up, not taken from the charge, which was read before them', () => {
  const stale = sessionOf({
    payment_intent: { ...SESSION.payment_intent, latest_charge: { amount_refunded: 849 } },
  });
  const facts = factsOf(
    stale,
    [
      refund(49, 'succeeded'),
      refund(100, 'pending'),
      refund(300, 'failed'),
      refund(400, 'canceled'),
    ],
    [],
  );
  expect(facts.refundedAmount).toBe(149);
  // Four began, two of them ended.
  expect(facts.afterSaleSteps).toBe(6);
});

test.each([
  [['needs_response'], 'open', 3],
  [['under_review'], 'open', 3],
  [['won'], 'won', 4],
  [['lost'], 'lost', 4],
  [['won', 'needs_response'], 'open', 7],
  [['won', 'lost'], 'lost', 8],
  [['lost', 'needs_response'], 'lost', 7],
  // An inquiry takes no money.
  [['warning_needs_response'], 'inquiry', 1],
  [['warning_under_review'], 'inquiry', 1],
  [['warning_closed'], null, 2],
  [['warning_closed', 'won'], 'won', 6],
  [['warning_needs_response', 'won'], 'inquiry', 5],
  [['warning_under_review', 'needs_response'], 'open', 4],
  [['a status of a later version'], 'open', 3],
])('disputes with the states %j are %s', (statuses, state, steps) => {
  const facts = factsOf(
    sessionOf(),
    [],
    statuses.map((status) => dispute(status)),
  );
  expect([facts.dispute, facts.afterSaleSteps]).toEqual([state, steps]);
});

test.each([
  ['prevented', [], 'won', 4],
  ['prevented', [-849], 'lost', 6],
  ['appeal_needs_response', [-849], 'lost', 6],
  ['appeal_under_review', [-849, 849], 'won', 8],
])('a dispute that is %s, and has moved %j cents, is %s', (status, moved, state, steps) => {
  const facts = factsOf(sessionOf(), [], [dispute(status, ...moved)]);
  expect([facts.dispute, facts.afterSaleSteps]).toEqual([state, steps]);
});

test.each([
  ['complete', 'unpaid', 'requires_payment_method', true],
  ['complete', 'unpaid', 'canceled', true],
  ['complete', 'unpaid', 'processing', false],
  ['complete', 'paid', 'requires_payment_method', false],
  ['open', 'unpaid', 'requires_payment_method', false],
])('a session that is %s and %s, with a payment that is %s: failed is %s', (...facts) => {
  const [status, paid, payment, hasFailed] = facts;
  const session = sessionOf({
    status,
    payment_status: paid,
    payment_intent: { id: 'pi_1', status: payment, latest_charge: null },
  });
  expect(factsOf(session, [], []).hasFailed).toBe(hasFailed);
});

test('an unknown state of a session is open', () => {
  expect(['open', 'complete', 'expired', 'new', null].map(sessionState)).toEqual([
    ...['open', 'complete', 'expired', 'open', 'open'],
  ]);
});

test('the charge of a session is known where the payment and its charge are expanded', () => {
  const { payment_intent: intent } = SESSION;
  expect(chargeOf(sessionOf())).toEqual({ intent, charge: intent.latest_charge });
  const notExpanded = { ...intent, latest_charge: 'ch_1' };
  expect(chargeOf(sessionOf({ payment_intent: notExpanded }))).toEqual({
    intent: notExpanded,
    charge: null,
  });
  for (const absent of ['pi_1', null])
    expect(chargeOf(sessionOf({ payment_intent: absent }))).toEqual({ intent: null, charge: null });
});

test('a complete session without a payment has not failed', () => {
  const free = sessionOf({ payment_status: 'no_payment_required', payment_intent: null });
  expect(factsOf(free, [], [])).toMatchObject({ isPaid: false, hasFailed: false });
});

test.each([
  ['no_payment_required', 0, 'complete', true],
  ['no_payment_required', 0, 'open', false],
  ['no_payment_required', 1, 'complete', false],
  ['unpaid', 0, 'complete', false],
])('a session that is %s, of %d cents and %s: paid is %s', (payment_status, amount, ...rest) => {
  const [status, isPaid] = rest;
  const free = sessionOf({ payment_status, amount_total: amount, status, payment_intent: null });
  expect(factsOf(free, [], []).isPaid).toBe(isPaid);
});

test('refunds are reported with their states, those of this site with their requests', () => {
  const own = (status: string | null, failure_reason?: string) =>
    ({
      ...refund(1, 'x'),
      status,
      id: 're_1',
      metadata: { refundId: 'r1' },
      failure_reason,
    }) as never;
  const reported = (...refunds: Stripe.Refund[]) => factsOf(sessionOf(), refunds, []).refunds;
  const common = { refundId: 'r1', providerId: 're_1', amount: 1, failure: null };
  for (const status of ['pending', 'succeeded', 'canceled'] as const)
    expect(reported(own(status))).toEqual([{ ...common, status }]);
  expect(reported(own('requires_action'))).toEqual([{ ...common, status: 'needs-action' }]);
  for (const unknown of ['a status of a later version', null])
    expect(reported(own(unknown))).toEqual([{ ...common, status: 'pending' }]);
  expect(reported(own('failed', 'declined'))).toEqual([
    { ...common, status: 'failed', failure: 'declined' },
  ]);
  const dashboard = { ...refund(1, 'succeeded'), metadata: {} } as Stripe.Refund;
  expect(reported(refund(1, 'succeeded'), dashboard)).toMatchObject([
    { refundId: undefined },
    { refundId: undefined },
  ]);
});

test('a business that owes the tax abroad is known by the reason and by its tax id', () => {
  const taxes = (...reasons: string[]) =>
    ({
      amount_discount: 0,
      amount_shipping: 0,
      amount_tax: 0,
      breakdown: {
        discounts: [],
        taxes: reasons.map((taxability_reason) => ({ amount: 0, taxability_reason })),
      },
    }) as never;
  const reversed = (...reasons: string[]) =>
    factsOf(sessionOf({ total_details: taxes(...reasons) }), [], []).isReverseCharge;
  expect(reversed('reverse_charge')).toBe(true);
  expect(reversed('standard_rated', 'reverse_charge')).toBe(true);
  expect(reversed('not_collecting')).toBe(false);
  expect(reversed()).toBe(false);
  const details = { tax_ids: [{ type: 'eu_vat', value: 'FR1' }] } as never;
  expect(factsOf(sessionOf({ customer_details: details }), [], []).buyer.taxId).toBe('FR1');
});
