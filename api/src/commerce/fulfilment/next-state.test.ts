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
const settle = (answers: readonly Facts[]) =>
  answers.reduce<InvoiceState>(
    (known, facts) => ({ amount: AMOUNT, ...nextState(known, facts) }),
    PENDING,
  );

/** What Stripe answers after each step of a payment's life: refunds and disputes begin and end. */
const lives = fc
  .array(fc.constantFrom('refund', 'fail', 'dispute', 'won', 'lost'), { maxLength: 12 })
  .map((acts) => {
    const answers = [PAID];
    for (const act of acts) {
      const now = answers.at(-1) ?? PAID;
      const isDisputed = now.dispute === 'open';
      const steps = now.afterSaleSteps + 1;
      if (act === 'refund' && now.refundedAmount < AMOUNT)
        answers.push({ ...now, refundedAmount: now.refundedAmount + 500, afterSaleSteps: steps });
      if (act === 'fail' && now.refundedAmount > 0)
        answers.push({ ...now, refundedAmount: now.refundedAmount - 500, afterSaleSteps: steps });
      if (act === 'dispute' && !isDisputed)
        answers.push({ ...now, dispute: 'open', afterSaleSteps: steps });
      if ((act === 'won' || act === 'lost') && isDisputed)
        answers.push({ ...now, dispute: act, afterSaleSteps: steps });
    }
    return answers;
  });

test('answers of Stripe in any order leave an invoice where the newest one puts it', () => {
  fc.assert(
    fc.property(
      lives.chain((answers) =>
        fc.tuple(
          fc.constant(answers),
          fc.shuffledSubarray([...answers, ...answers], { minLength: answers.length * 2 }),
        ),
      ),
      ([answers, shuffled]) => {
        expect(settle(shuffled)).toEqual(settle(answers.slice(-1)));
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

test('what was paid, failed or expired stays so while nothing new is known', () => {
  const open: Facts = { ...PAID, session: 'open', isPaid: false };
  for (const status of ['completed', 'failed', 'expired', 'pending'] as const)
    expect(nextState({ ...PENDING, status }, open).status).toBe(status);
  expect(nextState(PENDING, { ...open, session: 'expired' }).status).toBe('expired');
  expect(nextState(PENDING, { ...open, hasFailed: true }).status).toBe('failed');
  expect(nextState({ ...PENDING, status: 'expired' }, PAID).status).toBe('completed');
});
