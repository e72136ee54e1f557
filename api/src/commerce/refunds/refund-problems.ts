import type { RefundState } from '@portico/contracts/invoices/schema';
import { guaranteeRule } from '@portico/contracts/rules/guarantee';
import { countOf } from '@portico/sdk/rules/count';
import { formatMoney } from '@portico/sdk/rules/money';
import type { Guarantee } from '@portico/contracts/store/schema';
import { ProblemError } from '../../http/problem/problem.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';

const conflict = (text: string, kind: string): ProblemError =>
  new ProblemError(409, text, { kind });

const NOTHING = 'Nothing was paid back.';

type Why = Extract<RefundState, { state: 'closed' }>['why'];

/** Why the owner cannot have a refund without support. @param guarantee of the purchase */
export function closed(why: Why, guarantee: Guarantee): ProblemError {
  if (why === 'not-paid') return notPaid();
  if (why === 'redeemed') {
    return conflict(
      'The gift of this invoice was redeemed, so our support decides about a refund.',
      'refund-redeemed',
    );
  }
  return why === 'used'
    ? conflict(
        `A slot of this invoice was active for ${countOf(guarantee.activeHours, 'hour')}, so our support decides about a refund. Without it, you can have your money back ${guaranteeRule(guarantee)}.`,
        'refund-used',
      )
    : conflict(
        `The ${guarantee.days}-day money-back guarantee of this invoice has ended. Please ask our support.`,
        'refund-too-late',
      );
}

const notPaid = (): ProblemError =>
  conflict('This invoice has no payment that can be refunded.', 'not-paid');

export const underWay = (): ProblemError =>
  conflict('A refund of this invoice is already under way.', 'refund-under-way');

export const otherAmount = (amount: number, currency: string): ProblemError =>
  conflict(
    `${formatMoney(amount, currency)} of this invoice can be refunded now. ${NOTHING} Check the invoice and try again.`,
    'amount-changed',
  );

export const tooMuch = (amount: number, currency: string): ProblemError =>
  new ProblemError(
    400,
    `At most ${formatMoney(amount, currency)} of this invoice can be refunded.`,
    {
      kind: 'amount-too-high',
    },
  );

/** @param step what amounts are multiples of */
export const tooPrecise = (step: number, currency: string): ProblemError =>
  new ProblemError(400, `A refund must be a multiple of ${formatMoney(step, currency)}.`, {
    kind: 'amount-too-precise',
  });

export const refundedMeanwhile = (amount: number, currency: string): ProblemError =>
  conflict(
    `${formatMoney(amount, currency)} of this invoice was refunded in the meantime. Check the invoice before you refund more.`,
    'refunded-meanwhile',
  );

/** Why a member cannot refund an invoice in this state. */
export function unpaid({ status, dispute, entitlementId }: InvoiceRow): ProblemError {
  if (entitlementId !== null) {
    return conflict(
      'This license was bought in Discord, which handles its refunds and withdrawals. Contact Discord support.',
      'bought-in-discord',
    );
  }
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
  return notPaid();
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
