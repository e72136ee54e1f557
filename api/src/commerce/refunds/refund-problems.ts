import type { RefundState } from '@portico/contracts/invoices/schema';
import { formatEuro } from '@portico/sdk/rules/money';
import { ProblemError } from '../../http/problem/problem.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';

const conflict = (text: string, kind: string): ProblemError =>
  new ProblemError(409, text, { kind });

const NOTHING = 'Nothing was paid back.';

/** Why the owner cannot have a refund without support. */
const CLOSED: Record<Extract<RefundState, { state: 'closed' }>['why'], string> = {
  used: 'A server of this invoice was active for a full 24 hour cycle, so our support decides about a refund.',
  'too-late': 'The 7-day money-back guarantee of this invoice has ended. Please ask our support.',
  'not-paid': 'This invoice has no payment that can be refunded.',
};
export const closed = (why: keyof typeof CLOSED): ProblemError =>
  conflict(CLOSED[why], why === 'not-paid' ? 'not-paid' : `refund-${why}`);

export const underWay = (): ProblemError =>
  conflict('A refund of this invoice is already under way.', 'refund-under-way');

export const otherAmount = (cents: number): ProblemError =>
  conflict(
    `${formatEuro(cents)} of this invoice can be refunded now. ${NOTHING} Check the invoice and try again.`,
    'amount-changed',
  );

export const tooMuch = (cents: number): ProblemError =>
  new ProblemError(400, `At most ${formatEuro(cents)} of this invoice can be refunded.`, {
    kind: 'amount-too-high',
  });

export const refundedMeanwhile = (cents: number): ProblemError =>
  conflict(
    `${formatEuro(cents)} of this invoice was refunded in the meantime. Check the invoice before you refund more.`,
    'refunded-meanwhile',
  );

/** Why a member cannot refund an invoice in this state. */
export function unpaid({ status, dispute }: InvoiceRow): ProblemError {
  if (status === 'refunded') {
    return conflict('This invoice has already been refunded.', 'already-refunded');
  }
  if (dispute === 'open') {
    return conflict(
      'The payment is disputed at the bank, which holds the money. It can be refunded if the dispute is won.',
      'payment-disputed',
    );
  }
  if (dispute === 'lost') {
    return conflict(
      'The bank has given the money back to the buyer, because the dispute was lost.',
      'payment-disputed',
    );
  }
  return closed('not-paid');
}

/** For a provider that takes no refunds. */
export const decidedElsewhere = (): ProblemError =>
  conflict(
    `The payment provider of this invoice decides about refunds itself. ${NOTHING} Ask for the refund where the invoice was paid.`,
    'refund-elsewhere',
  );

/** An answer for a refusal of the provider. @param code of `RefundOutcome` */
export function refused(code: string): ProblemError {
  if (code === 'already-refunded') {
    return conflict('This payment has already been refunded.', 'already-refunded');
  }
  if (code === 'payment-disputed') {
    return conflict(
      `The payment is disputed at the bank, so it cannot be refunded now. ${NOTHING}`,
      'payment-disputed',
    );
  }
  return conflict(
    `The payment provider refused the refund (${code}). ${NOTHING} The license is unchanged.`,
    'refund-refused',
  );
}
