import type { InvoiceRow } from './invoice.table.ts';
import { invoiceRefundState, refundState } from './refund-state.ts';

const DAY = 86_400;
const guarantee = { days: 7, activeHours: 24 };
const paid = {
  ...{ status: 'completed', completedAt: 1_000, paidAmount: 849, longestUse: 0 },
  ...{ isRedeemed: false, guarantee },
};

describe('refundState', () => {
  test('[spec1 §9.3] a refund is possible for seven days', () => {
    const until = 1_000 + 7 * DAY;
    expect(refundState(paid, until - 1)).toEqual({ state: 'refundable', until });
    expect(refundState(paid, until)).toEqual({ state: 'closed', why: 'too-late' });
  });

  test('allows no refund after a slot was in use for a full day in total', () => {
    expect(refundState({ ...paid, longestUse: DAY - 1 }, 2_000).state).toBe('refundable');
    expect(refundState({ ...paid, longestUse: DAY }, 2_000)).toEqual({
      state: 'closed',
      why: 'used',
    });
  });

  test('ends for a gift when somebody redeems it', () => {
    expect(refundState({ ...paid, isRedeemed: true }, 2_000)).toEqual({
      state: 'closed',
      why: 'redeemed',
    });
  });

  test('follows the guarantee under which the purchase was made', () => {
    const longer = { ...paid, guarantee: { days: 14, activeHours: 48 } };
    const until = 1_000 + 14 * DAY;
    expect(refundState({ ...longer, longestUse: 2 * DAY - 1 }, until - 1)).toEqual({
      state: 'refundable',
      until,
    });
    expect(refundState(longer, until)).toEqual({ state: 'closed', why: 'too-late' });
    expect(refundState({ ...longer, longestUse: 2 * DAY }, 2_000).state).toBe('closed');
  });

  test('allows no refund for invoices that are not completed', () => {
    for (const status of ['pending', 'failed', 'expired', 'refunded', 'disputed'])
      expect(refundState({ ...paid, status }, 2_000)).toEqual({ state: 'closed', why: 'not-paid' });
    expect(refundState({ ...paid, completedAt: null }, 2_000)).toEqual({
      state: 'closed',
      why: 'not-paid',
    });
  });

  test('allows no refund of a purchase that a discount code made free', () => {
    expect(refundState({ ...paid, paidAmount: 0 }, 2_000)).toEqual({
      state: 'closed',
      why: 'not-paid',
    });
  });
});

test('a stored invoice is refundable unless it is being refunded or was not paid', () => {
  const of = (change: Partial<InvoiceRow>) => {
    const row = {
      ...{ ...paid, refundDays: 7, refundActiveHours: 24 },
      refundingSince: null,
      redeemedBy: null,
      completedAt: new Date(1_000_900),
      ...change,
    };
    return invoiceRefundState(row as InvoiceRow, 0, 2_000);
  };
  const closed = { state: 'closed', why: 'not-paid' };
  expect(of({})).toEqual({ state: 'refundable', until: 1_000 + 7 * DAY });
  expect(of({ refundDays: 30 })).toEqual({ state: 'refundable', until: 1_000 + 30 * DAY });
  expect(of({ refundingSince: new Date() })).toEqual(closed);
  expect(of({ completedAt: null })).toEqual(closed);
  expect(of({ paidAmount: 0 })).toEqual(closed);
});
