import fc from 'fast-check';
import type { PaymentFacts } from '../payments/payment-facts.ts';
import { disputeState, disputeSteps } from '../stripe/dispute-state.ts';
import { findMismatch, nextState, type InvoiceState } from './next-state.ts';

const AMOUNT = 1000;
const PENDING: InvoiceState = {
  amount: AMOUNT,
  paidAmount: null,
  status: 'pending',
  refundedAmount: 0,
  dispute: null,
  afterSaleSteps: 0,
};
type Facts = Parameters<typeof nextState>[1];
const PAID: Facts = {
  amount: AMOUNT,
  session: 'complete',
  isPaid: true,
  hasFailed: false,
  refundedAmount: 0,
  dispute: null,
  afterSaleSteps: 0,
};
const settle = (responses: readonly Facts[]) =>
  responses.reduce<InvoiceState>(
    (known, facts) => ({ amount: AMOUNT, ...nextState(known, facts) }),
    PENDING,
  );

/** Responses of Stripe over the life of a payment, in which refunds and disputes begin and end. */
const histories = fc
  .array(fc.constantFrom('refund', 'fail', 'dispute', 'won', 'lost'), { maxLength: 12 })
  .map((acts) => {
    const responses = [PAID];
    for (const act of acts) {
      const now = responses.at(-1) ?? PAID;
      const isDisputed = now.dispute === 'open';
      const steps = now.afterSaleSteps + 1;
      if (act === 'refund' && now.refundedAmount < AMOUNT)
        responses.push({ ...now, refundedAmount: now.refundedAmount + 500, afterSaleSteps: steps });
      if (act === 'fail' && now.refundedAmount > 0)
        responses.push({ ...now, refundedAmount: now.refundedAmount - 500, afterSaleSteps: steps });
      if (act === 'dispute' && !isDisputed)
        responses.push({ ...now, dispute: 'open', afterSaleSteps: steps });
      if ((act === 'won' || act === 'lost') && isDisputed)
        responses.push({ ...now, dispute: act, afterSaleSteps: steps });
    }
    return responses;
  });

type Dispute = Parameters<typeof disputeSteps>[0][number];
/** A dispute with what it has moved on the seller's balance, in cents, oldest first. */
const dispute = (status: string, ...moved: number[]) =>
  ({ status, balance_transactions: moved.map((amount) => ({ amount })) }) as Dispute;

/** The life of one dispute, also where the bank or the card network takes up again what has ended. */
const LIVES: Record<string, Dispute[]> = {
  won: [
    dispute('needs_response'),
    dispute('needs_response', -AMOUNT),
    dispute('under_review', -AMOUNT),
    dispute('won', -AMOUNT),
    dispute('won', -AMOUNT, AMOUNT),
  ],
  'an inquiry that was closed': [dispute('warning_needs_response'), dispute('warning_closed')],
  'an inquiry, then lost': [
    dispute('warning_needs_response'),
    dispute('warning_closed'),
    dispute('needs_response'),
    dispute('needs_response', -AMOUNT),
    dispute('lost', -AMOUNT),
  ],
  'lost, appealed and won': [
    dispute('needs_response', -AMOUNT),
    dispute('lost', -AMOUNT),
    dispute('appeal_under_review', -AMOUNT, AMOUNT),
    dispute('won', -AMOUNT, AMOUNT),
  ],
  'lost, appealed and lost again': [
    dispute('lost', -AMOUNT),
    dispute('appeal_under_review', -AMOUNT, AMOUNT),
    dispute('lost', -AMOUNT, AMOUNT, -AMOUNT),
  ],
  'won, reopened and lost': [
    dispute('won', -AMOUNT, AMOUNT),
    dispute('under_review', -AMOUNT, AMOUNT, -AMOUNT),
    dispute('lost', -AMOUNT, AMOUNT, -AMOUNT),
  ],
};

test.each(Object.entries(LIVES))(
  'no late response of Stripe turns a dispute back that was %s',
  (_life, states) => {
    const responses = states.map((state): Facts => ({
      ...PAID,
      dispute: disputeState([state]),
      afterSaleSteps: disputeSteps([state]),
    }));
    for (const [index, now] of responses.entries()) {
      expect(settle([...responses.slice(0, index), now])).toMatchObject({ dispute: now.dispute });
      for (const late of responses.slice(0, index))
        expect(settle([now, late])).toMatchObject({ dispute: now.dispute });
    }
  },
);

test('responses of Stripe in any order lead to the state of the newest one', () => {
  fc.assert(
    fc.property(
      histories.chain((responses) =>
        fc.tuple(
          fc.constant(responses),
          fc.shuffledSubarray([...responses, ...responses], { minLength: responses.length * 2 }),
        ),
      ),
      ([responses, shuffled]) => {
        expect(settle(shuffled)).toEqual(settle(responses.slice(-1)));
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  [{ refundedAmount: AMOUNT }, 'refunded'],
  [{ refundedAmount: 499 }, 'completed'],
  [{ dispute: 'open' }, 'disputed'],
  [{ dispute: 'lost' }, 'disputed'],
  [{ dispute: 'inquiry' }, 'completed'],
  [{ dispute: 'won' }, 'completed'],
  [{ dispute: 'won', refundedAmount: AMOUNT }, 'refunded'],
] as const)('a payment with %j is %s', (facts, status) => {
  expect(nextState(PENDING, { ...PAID, ...facts }).status).toBe(status);
});

test.each([
  [{ amount: 600, refundedAmount: 600 }, 'refunded'],
  [{ amount: 600, refundedAmount: 599 }, 'completed'],
  // A discount code made the purchase free: there is nothing to refund.
  [{ amount: 0, refundedAmount: 0 }, 'completed'],
] as const)('refunds count against what was paid: %j is %s', (facts, status) => {
  const state = nextState(PENDING, { ...PAID, ...facts });
  expect(state).toMatchObject({ status, paidAmount: facts.amount });
});

test('refunds count against the amount of an invoice that was paid before discounts existed', () => {
  const known: InvoiceState = { ...PENDING, status: 'completed', paidAmount: null };
  const refunded = { ...PAID, afterSaleSteps: 1 };
  expect(nextState(known, { ...refunded, refundedAmount: AMOUNT }).status).toBe('refunded');
  expect(nextState(known, { ...refunded, refundedAmount: AMOUNT - 1 }).status).toBe('completed');
});

test('a paid, failed or expired invoice keeps its status without new facts', () => {
  const open: Facts = { ...PAID, session: 'open', isPaid: false };
  for (const status of ['completed', 'failed', 'expired', 'pending'] as const)
    expect(nextState({ ...PENDING, status }, open).status).toBe(status);
  expect(nextState(PENDING, { ...open, session: 'expired' }).status).toBe('expired');
  expect(nextState(PENDING, { ...open, hasFailed: true }).status).toBe('failed');
  expect(nextState({ ...PENDING, status: 'expired' }, PAID).status).toBe('completed');
});

test('an older response changes neither the refunded amount nor the dispute', () => {
  const known: InvoiceState = {
    amount: AMOUNT,
    paidAmount: AMOUNT,
    status: 'disputed',
    refundedAmount: 300,
    dispute: 'lost',
    afterSaleSteps: 3,
  };
  const { amount, ...state } = known;
  expect(nextState(known, { ...PAID, refundedAmount: amount, afterSaleSteps: 2 })).toEqual(state);
  const same = { ...PAID, refundedAmount: 200, dispute: 'won', afterSaleSteps: 3 } as const;
  expect(nextState(known, same)).toMatchObject({ status: 'completed', refundedAmount: 200 });
});

const INVOICE = { id: 'INV-1', amount: AMOUNT, currency: 'EUR', taxPrices: null };
const MATCHING: PaymentFacts = {
  ...PAID,
  sessionId: 'cs_1',
  reference: 'INV-1',
  amount: AMOUNT,
  currency: 'eur',
  isOneTime: true,
  isLive: false,
  discount: 0,
  tax: 0,
  isReverseCharge: false,
  acceptsCodes: false,
  items: { amount: AMOUNT, discount: 0 },
  refunds: [],
  paymentId: 'pi_1',
  buyer: { name: null, email: null, country: null, taxId: null },
  invoice: null,
};

test('a payment matches its invoice, also without its line items', () => {
  expect(findMismatch(INVOICE, MATCHING, false)).toBeUndefined();
  expect(findMismatch(INVOICE, { ...MATCHING, items: null }, false)).toBeUndefined();
  expect(findMismatch(INVOICE, { ...MATCHING, isLive: true }, true)).toBeUndefined();
  const inDollars = { ...INVOICE, currency: 'USD' };
  expect(findMismatch(inDollars, { ...MATCHING, currency: 'usd' }, false)).toBeUndefined();
  expect(findMismatch(inDollars, MATCHING, false)).toBe('the currency differs');
});

test.each<[Partial<PaymentFacts>, string]>([
  [{ reference: 'INV-2' }, 'it references another invoice'],
  [{ reference: null }, 'it references another invoice'],
  [{ amount: AMOUNT - 1 }, 'the amount differs'],
  [{ amount: AMOUNT + 1 }, 'the amount differs'],
  [{ amount: null }, 'the amount differs'],
  [{ items: { amount: AMOUNT - 1, discount: 0 } }, 'the line items differ'],
  [{ items: { amount: AMOUNT + 1, discount: 0 } }, 'the line items differ'],
  [{ currency: 'usd' }, 'the currency differs'],
  [{ currency: null }, 'the currency differs'],
  [{ isOneTime: false }, 'the mode differs'],
  [{ isLive: true }, 'test mode and live mode are mixed'],
])('a payment with %j does not match (threats row 15)', (change, why) => {
  expect(findMismatch(INVOICE, { ...MATCHING, ...change }, false)).toBe(why);
});

test.each([
  ['that was not offered', 100, false, 'it has a discount that was not offered'],
  ['below nothing', -1, true, 'the discount exceeds the price'],
  ['above the price', AMOUNT + 1, true, 'the discount exceeds the price'],
  ['of everything', AMOUNT, true, undefined],
  ['that was offered', 100, true, undefined],
])(
  'a discount %s is compared with the price and with what was offered',
  (_what, discount, acceptsCodes, problem) => {
    const amount = AMOUNT - discount;
    const facts = { ...MATCHING, discount, acceptsCodes, amount, items: { amount, discount } };
    expect(findMismatch(INVOICE, facts, false)).toBe(problem);
    if (problem) return;
    const items = { amount, discount: discount + 1 };
    expect(findMismatch(INVOICE, { ...facts, items }, false)).toBe('the line items differ');
  },
);

test.each([
  ['is due besides the price where it is added', 'exclusive', 161, AMOUNT + 161, undefined],
  ['is not due besides a price that contains it', 'inclusive', 136, AMOUNT, undefined],
  [
    'is not due besides a price that contains it',
    'inclusive',
    136,
    AMOUNT + 136,
    'the amount differs',
  ],
  ['must be paid where it is added', 'exclusive', 161, AMOUNT, 'the amount differs'],
  ['cannot lower the price', 'exclusive', -100, AMOUNT - 100, 'the tax is negative'],
  ['is none of a business abroad', 'exclusive', 0, AMOUNT, undefined],
] as const)('a tax that the provider calculates %s', (_, taxPrices, tax, amount, problem) => {
  const facts = { ...MATCHING, tax, amount, items: { amount, discount: 0 } };
  expect(findMismatch({ ...INVOICE, taxPrices }, facts, false)).toBe(problem);
});
