import fc from 'fast-check';
import { nextState, type InvoiceState } from './next-state.ts';

const AMOUNT = 1000;
const PENDING: InvoiceState = {
  amount: AMOUNT,
  status: 'pending',
  refundedAmount: 0,
  dispute: null,
  afterSaleSteps: 0,
};
type Facts = Parameters<typeof nextState>[1];
const PAID: Facts = {
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
  [{ dispute: 'won' }, 'completed'],
  [{ dispute: 'won', refundedAmount: AMOUNT }, 'refunded'],
] as const)('a payment with %j is %s', (facts, status) => {
  expect(nextState(PENDING, { ...PAID, ...facts }).status).toBe(status);
});

test('a paid, failed or expired invoice keeps its status without new facts', () => {
  const open: Facts = { ...PAID, session: 'open', isPaid: false };
  for (const status of ['completed', 'failed', 'expired', 'pending'] as const)
    expect(nextState({ ...PENDING, status }, open).status).toBe(status);
  expect(nextState(PENDING, { ...open, session: 'expired' }).status).toBe('expired');
  expect(nextState(PENDING, { ...open, hasFailed: true }).status).toBe('failed');
  expect(nextState({ ...PENDING, status: 'expired' }, PAID).status).toBe('completed');
});
