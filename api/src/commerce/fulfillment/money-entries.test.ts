import { moneyEntries } from './money-entries.ts';

type Money = Parameters<typeof moneyEntries>[0];
const PAID: Money = {
  amount: 849,
  paidAmount: 849,
  status: 'completed',
  refundedAmount: 0,
  dispute: null,
};
const entriesOf = (before: Partial<Money>, after: Partial<Money>) =>
  moneyEntries({ ...PAID, ...before }, { ...PAID, ...after }, false).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  );

test('the first payment is received once, with the amount of the invoice', () => {
  const pending: Money = { ...PAID, status: 'pending' };
  expect(moneyEntries(pending, PAID, true)).toEqual([{ kind: 'payment.received', amount: 849 }]);
  expect(moneyEntries(pending, PAID, false)).toEqual([]);
});

test.each<[string, Partial<Money>, Partial<Money>, string[]]>([
  ['nothing that moved', {}, {}, []],
  ['a refund', {}, { refundedAmount: 49 }, ['payment.refunded -49']],
  [
    'the rest of a refund',
    { refundedAmount: 49 },
    { refundedAmount: 849 },
    ['payment.refunded -800'],
  ],
  ['a refund that failed', { refundedAmount: 849 }, { refundedAmount: 49 }, ['refund.failed 800']],
  ['a dispute', {}, { dispute: 'open' }, ['payment.disputed -849']],
  [
    'a dispute after a partial refund',
    { refundedAmount: 49 },
    { refundedAmount: 49, dispute: 'open' },
    ['payment.disputed -800'],
  ],
  [
    'a partial refund that failed during a dispute',
    { refundedAmount: 49, dispute: 'open' },
    { dispute: 'open' },
    ['refund.failed 49', 'payment.disputed -49'],
  ],
  ['a lost dispute, whose money was gone before', { dispute: 'open' }, { dispute: 'lost' }, []],
  ['a won dispute', { dispute: 'open' }, { dispute: 'won' }, ['payment.reinstated 849']],
  ['a dispute that was won before it was seen', {}, { dispute: 'won' }, []],
])('%s has these entries', (_what, before, after, entries) => {
  expect(entriesOf(before, after)).toEqual(entries);
});

test('an invoice that is over without a payment is closed once', () => {
  for (const status of ['failed', 'expired'] as const) {
    expect(entriesOf({ status: 'pending' }, { status })).toEqual(['invoice.closed 0']);
    expect(entriesOf({ status }, { status })).toEqual([]);
  }
  expect(entriesOf({ status: 'pending' }, {})).toEqual([]);
});
