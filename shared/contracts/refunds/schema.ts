import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { InvoiceId } from '../invoices/schema.ts';
import { Refund } from '../invoices/refund.ts';
import { requestRefund } from './calls.ts';

/** More than any invoice has, in cents. */
const MAX_AMOUNT = 10_000_000;

/** An amount of money. */
export const cents = z.int().max(MAX_AMOUNT);

export const requestRefundContract = contract({
  call: requestRefund,
  isAnswerRead: true,
  summary: 'Refunds an invoice of the caller',
  description:
    'Refunds everything that was paid, within the period of the refund policy, and takes the license slots back at once. 409 if a refund is not possible, or if the amount has changed. A repeated call returns the same refund.',
  params: z.object({ invoiceId: InvoiceId }),
  body: z.strictObject({
    amount: cents.positive().meta({ description: 'Amount shown to the buyer, in cents' }),
  }),
  response: Refund,
});
