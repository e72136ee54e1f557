import type { RefundReport } from '../payments/payment-facts.ts';
import { refundMessages } from './refund-messages.ts';

const PAID = { id: 'INV-1', status: 'completed', refundingSince: null, refundedAmount: 0 } as const;
type Status = RefundReport['status'];

const report = (providerId: string, status: Status, amount = 100): RefundReport => ({
  ...{ providerId, refundId: undefined, status, amount, failure: null },
});
const amountOf = (reports: readonly RefundReport[]): number =>
  reports
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);

/** Tells what each answer of Stripe says, newest refund first, as one transaction after the other does. */
function tell(answers: RefundReport[][], { told = new Set<string>(), refunded = 0 } = {}) {
  let before = { ...PAID, refundedAmount: refunded };
  return answers.map((reports) => {
    const after = { ...PAID, refundedAmount: amountOf(reports) };
    const events = refundMessages(before, after, reports, { told }).map(({ event }) => event);
    for (const event of events) told.add(event);
    before = after;
    return events;
  });
}
const one = (...statuses: Status[]) => tell(statuses.map((status) => [report('re_1', status)]));

describe('messages about a refund', () => {
  test.each<[Status[], string[][]]>([
    [['succeeded'], [['refund.paid']]],
    [
      ['pending', 'succeeded'],
      [['refund.accepted'], ['refund.paid']],
    ],
    [
      ['pending', 'pending', 'succeeded', 'succeeded'],
      [['refund.accepted'], [], ['refund.paid'], []],
    ],
    [
      ['needs-action', 'pending'],
      [['refund.needs-action'], ['refund.accepted']],
    ],
    [
      ['pending', 'failed', 'failed'],
      [['refund.accepted'], ['refund.failed'], []],
    ],
    [
      ['needs-action', 'canceled'],
      [['refund.needs-action'], ['refund.failed']],
    ],
    [
      ['succeeded', 'failed'],
      [['refund.paid'], ['refund.failed']],
    ],
    // An answer that Stripe gave before the last one.
    [
      ['succeeded', 'pending', 'succeeded'],
      [['refund.paid'], [], []],
    ],
    // It was never in effect, and nobody has requested it here.
    [['failed'], [[]]],
  ])('that was %j tell each state once', (statuses, kinds) => {
    expect(one(...statuses)).toEqual(kinds.map((each) => each.map((kind) => `${kind} INV-1 re_1`)));
  });

  test('tell each of several refunds of one invoice', () => {
    const first = report('re_1', 'succeeded');
    const second = report('re_2', 'pending', 300);
    const failed = report('re_1', 'failed');
    expect(tell([[first], [second, first], [second, failed]])).toEqual([
      ['refund.paid INV-1 re_1'],
      ['refund.accepted INV-1 re_2'],
      ['refund.failed INV-1 re_1'],
    ]);
    // One begins and another fails between two answers.
    expect(tell([[first], [second, failed]])).toEqual([
      ['refund.paid INV-1 re_1'],
      ['refund.accepted INV-1 re_2', 'refund.failed INV-1 re_1'],
    ]);
  });

  test('tell a request that has failed before its first report, and no failure of before', () => {
    const reports = [report('re_2', 'failed'), report('re_1', 'failed')];
    const known = { told: new Set(['refund.requested REF-2']), failedNow: new Set(['re_2']) };
    expect(refundMessages(PAID, PAID, reports, known)).toEqual([
      {
        kind: 'refund.failed',
        facts: { amount: 100, isCanceled: false },
        event: 'refund.failed INV-1 re_2',
      },
    ]);
  });

  test('do not repeat what a version before this one has told, or what nobody was told then', () => {
    const old = report('re_1', 'succeeded');
    expect(tell([[old], [report('re_1', 'failed')]], { refunded: 100 })).toEqual([
      [],
      ['refund.failed INV-1 re_1'],
    ]);
  });

  test('say the amount of the refund, and whether the license stays', () => {
    const message = (status: Status, invoice: object = {}) =>
      refundMessages(
        { ...PAID, refundedAmount: status === 'canceled' ? 100 : 0 },
        { ...PAID, refundedAmount: status === 'canceled' ? 0 : 100, ...invoice },
        [report('re_1', status)],
        { told: new Set() },
      ).map(({ facts }) => facts);
    expect(message('pending')).toEqual([{ amount: 100, keepsLicense: true }]);
    expect(message('succeeded', { status: 'refunded' })).toEqual([
      { amount: 100, keepsLicense: false },
    ]);
    expect(message('canceled')).toEqual([{ amount: 100, isCanceled: true }]);
  });
});
