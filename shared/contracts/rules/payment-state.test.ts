import { MAIL_KINDS } from '../pack/mails.ts';
import { paymentRow, paymentStateOf, type PaymentStateFacts } from './payment-state.ts';
import type { PaymentStateRow } from './payment-state-row.ts';
import { PAYMENT_STATES, type PaymentState } from './payment-states.ts';

/** Every value of every fact, also what an API of another version says. */
const VALUES: { [Fact in keyof Required<PaymentStateFacts>]: PaymentStateFacts[Fact][] } = {
  status: [
    'pending',
    'completed',
    'failed',
    'expired',
    'refunded',
    'disputed',
    'of a later version',
  ],
  payable: [undefined, true, false],
  canceledAt: [null, 1],
  dispute: [undefined, 'inquiry', 'open', 'won', 'lost', 'of a later version'],
  fraudWarnedAt: [undefined, 1],
  isRefunding: [undefined, true],
  paidAmount: [0, 849],
  refundedAmount: [undefined, 100],
  refunds: [
    undefined,
    ...(['requested', 'pending', 'succeeded', 'failed', 'refused'] as const).map((status) => [
      { status },
    ]),
  ],
  withdrawnAt: [undefined, 1],
  isComplimentary: [undefined, true],
  isImported: [undefined, true],
  discord: [undefined, 'bought', 'test'],
};
const everything = Object.entries(VALUES).reduce<object[]>(
  (all, [name, values]) =>
    all.flatMap((facts) => values.map((value) => ({ ...facts, [name]: value }))),
  [{}],
) as PaymentStateFacts[];
const rows = Object.entries<PaymentStateRow>(PAYMENT_STATES);

test('[spec1 §3.3] every combination of facts has one state, whose badge is that of its status', () => {
  const found = new Set<PaymentState>();
  const wrong = everything.filter((facts) => {
    const { shownAs, isUsable, sales } = paymentRow(facts);
    found.add(paymentStateOf(facts));
    const { status } = facts;
    const specified = { completed: 'Completed', pending: 'Pending' }[status] ?? 'Failed';
    const isWithoutMoney = facts.isComplimentary || facts.discord;
    const isWithdrawn = facts.withdrawnAt && facts.paidAmount === 0 && !isWithoutMoney;
    if (status === 'completed' && isWithdrawn) return false;
    const isOpenGrant = isWithoutMoney && status === 'pending';
    // The license and the money follow the status that the server stores.
    const isRefunding = facts.isRefunding && !isWithoutMoney;
    return (
      (!isOpenGrant && shownAs !== specified) ||
      isUsable !== (status === 'completed' && !isRefunding) ||
      (sales === 'lost') !== (status === 'disputed' && !isWithoutMoney)
    );
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([...found].sort()).toEqual(rows.map(([state]) => state).sort());
});

test('a fact that an answer leaves out takes nothing away', () => {
  expect(paymentStateOf({ status: 'completed' })).toBe('paid');
  expect(paymentStateOf({ status: 'pending' })).toBe('pending');
  expect(paymentStateOf({ status: 'disputed' })).toBe('disputed');
  expect(paymentStateOf({ status: 'refunded' })).toBe('refunded');
  expect(paymentStateOf({ status: 'expired' })).toBe('expired');
});

test.each<[Partial<PaymentStateFacts>, PaymentState]>([
  [{ dispute: 'inquiry', refundedAmount: 100 }, 'inquiry'],
  [{ dispute: 'inquiry', fraudWarnedAt: 1 }, 'inquiry'],
  [{ fraudWarnedAt: 1 }, 'fraud-warning'],
  [{ fraudWarnedAt: 1, dispute: 'won' }, 'dispute-won'],
  [{ fraudWarnedAt: 1, isRefunding: true }, 'refund-requested'],
  [{ dispute: 'inquiry', isRefunding: true }, 'refund-requested'],
  [{ dispute: 'won', refunds: [{ status: 'pending' }] }, 'partial-refund-pending'],
  [{ dispute: 'won', refunds: [{ status: 'succeeded' }], refundedAmount: 100 }, 'dispute-won'],
  [{ refunds: [{ status: 'failed' }, { status: 'succeeded' }] }, 'refund-failed'],
  [{ status: 'disputed', dispute: 'open', isRefunding: true }, 'disputed'],
  [{ status: 'refunded', dispute: 'lost' }, 'refunded'],
  [{ status: 'refunded', refunds: [{ status: 'pending' }] }, 'refund-pending'],
  [{ status: 'refunded', withdrawnAt: 1, refunds: [{ status: 'pending' }] }, 'withdrawn'],
  [{ withdrawnAt: 1, refunds: [{ status: 'failed' }] }, 'refund-failed'],
  [{ status: 'expired', isComplimentary: true }, 'revoked'],
  [{ discord: 'bought' }, 'discord'],
  [{ discord: 'test' }, 'discord-test'],
  [{ status: 'expired', discord: 'test', canceledAt: 1 }, 'discord-ended'],
])('of several facts, the one that matters most decides: %j is %s', (facts, state) => {
  expect(paymentStateOf({ status: 'completed', paidAmount: 849, ...facts })).toBe(state);
});

test('every row fits together: what is usable is shown as completed, and ended states offer nothing', () => {
  for (const [state, { shownAs, isUsable, sales, mail, actions, buyer, staff }] of rows) {
    if (isUsable) expect([state, shownAs]).toEqual([state, 'Completed']);
    expect([state, actions.includes('authorize')]).toEqual([state, isUsable]);
    if (shownAs === 'Failed') expect([state, actions]).toEqual([state, []]);
    // Where nothing was sold, nothing can come back.
    if (sales === 'none') expect(actions).not.toContain('refund');
    if (sales === 'lost' || sales === 'returned') expect([state, isUsable]).toEqual([state, false]);
    if (mail !== null) expect(Object.keys(MAIL_KINDS)).toContain(mail);
    expect(staff).toMatch(/\.$/);
    if (buyer) expect(buyer.text).toMatch(/\.$/);
  }
});
