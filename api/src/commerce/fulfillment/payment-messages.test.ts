import { paymentMessages } from './payment-messages.ts';

type Invoice = Parameters<typeof paymentMessages>[0];

const PAID: Invoice = {
  id: 'INV-1',
  userId: '1',
  amount: 849,
  paidAmount: 800,
  refundedAmount: 0,
  dispute: null,
  status: 'completed',
  afterSaleSteps: 0,
};
const NOTHING = { due: 800, isFirstPaid: false, isOrdered: true };

const told = (before: Partial<Invoice>, after: Partial<Invoice>, change: object = {}) =>
  paymentMessages({ ...PAID, ...before }, { ...PAID, ...after }, { ...NOTHING, ...change }).map(
    ({ event, facts }) => [event, facts],
  );

describe('the messages about a payment', () => {
  test.each<[string, Partial<Invoice>, Partial<Invoice>, object, unknown[]]>([
    ['nothing new', {}, {}, {}, []],
    [
      'a payment',
      { status: 'pending', paidAmount: null },
      {},
      { isFirstPaid: true },
      [['payment.received INV-1 1', { amount: 800 }]],
    ],
    [
      'an order',
      { status: 'pending', paidAmount: null },
      { status: 'pending', paidAmount: null },
      {},
      [['order.received INV-1 1', { amount: 800 }]],
    ],
    [
      'an open payment page',
      { status: 'pending', paidAmount: null },
      { status: 'pending', paidAmount: null },
      { isOrdered: false },
      [],
    ],
    [
      'a failed payment',
      { status: 'pending', paidAmount: null },
      { status: 'failed', paidAmount: null },
      {},
      [['payment.failed INV-1 1', { amount: 800 }]],
    ],
    ['a payment that failed before', { status: 'failed' }, { status: 'failed' }, {}, []],
    [
      'a refund that Stripe refused',
      {},
      {},
      { refused: { id: 'REF-1', amount: 300 } },
      [['refund.failed INV-1 REF-1', { amount: 300, isCanceled: false }]],
    ],
    [
      'a dispute',
      {},
      { dispute: 'open', status: 'disputed', afterSaleSteps: 1 },
      {},
      [['dispute.opened INV-1 1', { amount: 800 }]],
    ],
    [
      'a won dispute',
      { dispute: 'open', status: 'disputed', afterSaleSteps: 1 },
      { dispute: 'won', afterSaleSteps: 2 },
      {},
      [['dispute.won INV-1 2', { amount: 800 }]],
    ],
    [
      'a lost dispute that was won in an appeal',
      { dispute: 'lost', status: 'disputed', afterSaleSteps: 2 },
      { dispute: 'won', afterSaleSteps: 2 },
      {},
      [['dispute.won INV-1 2', { amount: 800 }]],
    ],
    ['a won dispute that was never told', {}, { dispute: 'won', afterSaleSteps: 2 }, {}, []],
    [
      'a lost dispute of what was not refunded',
      { refundedAmount: 100, afterSaleSteps: 1 },
      { refundedAmount: 100, dispute: 'lost', status: 'disputed', afterSaleSteps: 3 },
      {},
      [['dispute.lost INV-1 3', { amount: 700 }]],
    ],
  ])('tell what is new and nothing else: %s', (_name, before, after, change, messages) => {
    expect(told(before, after, change)).toEqual(messages);
  });
});
