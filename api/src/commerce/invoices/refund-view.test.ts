import type { InvoiceRow } from './invoice.table.ts';
import { refundableAmount } from './refund-view.ts';

const paid = {
  status: 'completed',
  refundingSince: null,
  paymentId: 'pi_1',
  amount: 849,
  paidAmount: 849,
  refundedAmount: 49,
} as InvoiceRow;

test.each<[string, Partial<InvoiceRow>, boolean, number]>([
  ['what is left of a payment', {}, false, 800],
  ['nothing during a request', {}, true, 0],
  ['nothing of a disputed payment', { status: 'disputed' }, false, 0],
  ['nothing without a payment', { paymentId: null }, false, 0],
])('a member can refund %s', (_, change, isRequested, amount) => {
  expect(refundableAmount({ ...paid, ...change }, isRequested)).toBe(amount);
});
