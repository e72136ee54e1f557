import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { InvoiceId } from '../invoices/schema.ts';
import { Refund } from '../invoices/refund.ts';
import { requestRefund } from './calls.ts';

/** Twice the most that Stripe takes as a price, because a tax may be added to it. */
const MAX_AMOUNT = 200_000_000;

/** An amount of money, in the smallest unit of the currency. */
export const Amount = z.int().max(MAX_AMOUNT);

export const requestRefundContract = contract({
  call: requestRefund,
  isAnswerRead: true,
  summary: 'Refunds an invoice of the caller',
  description:
    'Refunds everything that was paid, within the period of the refund policy, and takes the license slots back at once. 409 if a refund is not possible, or if the amount has changed. A repeated call returns the same refund.',
  params: z.object({ invoiceId: InvoiceId }),
  body: z.strictObject({
    amount: Amount.positive().meta({
      description: 'Amount shown to the buyer, in the smallest unit of the currency',
    }),
  }),
  response: Refund,
});
