import type { InvoiceRow } from '../invoices/invoice.table.ts';
import {
  closed,
  decidedElsewhere,
  otherAmount,
  refundedMeanwhile,
  refused,
  tooMuch,
  underWay,
  unpaid,
} from './refund-problems.ts';

type State = Pick<InvoiceRow, 'status' | 'dispute' | 'entitlementId'>;
const of = (state: Partial<State>) =>
  unpaid({ status: 'completed', dispute: null, entitlementId: null, ...state } as InvoiceRow);

const GUARANTEE = { days: 14, activeHours: 48 };

test.each([
  [
    closed('used', GUARANTEE),
    409,
    'refund-used',
    'active for 48 hours, so our support decides about a refund. Without it, you can have your money back within 14 days of the purchase, unless a slot was active for 48 hours in total.',
  ],
  [closed('too-late', GUARANTEE), 409, 'refund-too-late', 'The 14-day money-back guarantee'],
  [closed('not-paid', GUARANTEE), 409, 'not-paid', 'no payment that can be refunded'],
  [of({ entitlementId: '1' }), 409, 'bought-in-discord', 'Contact Discord support'],
  [underWay(), 409, 'refund-under-way', 'already under way'],
  [
    otherAmount(849, 'EUR'),
    409,
    'amount-changed',
    '€8.49 of this invoice can be refunded now. Nothing',
  ],
  [tooMuch(849, 'USD'), 400, 'amount-too-high', 'At most $8.49'],
  [refundedMeanwhile(200, 'EUR'), 409, 'refunded-meanwhile', '€2.00 of this invoice was refunded'],
  [of({ status: 'refunded' }), 409, 'already-refunded', 'This invoice has already'],
  [of({ dispute: 'open' }), 409, 'payment-disputed', 'which holds the money'],
  [of({ dispute: 'lost' }), 409, 'payment-disputed', 'because the dispute was lost'],
  [of({ dispute: 'won' }), 409, 'not-paid', 'no payment that can be refunded'],
  [decidedElsewhere(), 409, 'refund-elsewhere', 'decides about refunds itself. Nothing'],
  [refused('already-refunded'), 409, 'already-refunded', 'This payment has already'],
  [refused('payment-disputed'), 409, 'payment-disputed', 'cannot be refunded now. Nothing'],
  [refused('insufficient_funds'), 409, 'refund-refused', '(insufficient_funds). Nothing'],
])('a refused refund has a status, a kind and a sentence: %s', (problem, status, kind, text) => {
  expect(problem).toMatchObject({ status, kind });
  expect(problem.message).toContain(text);
});
