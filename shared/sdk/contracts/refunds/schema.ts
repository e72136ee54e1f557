import { z } from 'zod';
import { contract } from '../contract.ts';
import { InvoiceId } from '../invoices/schema.ts';
import { refundInvoice, requestRefund } from './calls.ts';
import { Refund, StaffRefund } from '../invoices/refund.ts';

/** More than any invoice has, in cents. */
const MAX_AMOUNT = 10_000_000;
export const MAX_REASON_LENGTH = 500;

const cents = z.int().max(MAX_AMOUNT);

export const requestRefundContract = contract({
  call: requestRefund,
  isAnswerRead: true,
  summary: 'Refunds an invoice of the caller',
  description:
    'Refunds everything that was paid, within the period of the refund policy, and takes the licence slots back at once. 409 if a refund is not possible, or if the amount has changed. A repeated call returns the same refund.',
  params: z.object({ invoiceId: InvoiceId }),
  body: z.strictObject({
    amount: cents.positive().meta({ description: 'Amount shown to the buyer, in cents' }),
  }),
  response: Refund,
});

export const refundInvoiceContract = contract({
  call: refundInvoice,
  isAnswerRead: true,
  summary: "Refunds any customer's invoice, in full or in part",
  description:
    'A refund of everything that is left takes the licence slots back at once; a smaller one keeps them. 409 if a refund is not possible, or if another one was made meanwhile. Each call is audited.',
  params: z.object({ invoiceId: InvoiceId }),
  body: z.strictObject({
    amount: cents
      .positive()
      .optional()
      .meta({ description: 'In cents; absent: everything that is left' }),
    refunded: cents
      .nonnegative()
      .meta({ description: 'Refunded amount that was shown to the member, in cents' }),
    reason: z.string().trim().min(1).max(MAX_REASON_LENGTH),
  }),
  response: StaffRefund,
});
