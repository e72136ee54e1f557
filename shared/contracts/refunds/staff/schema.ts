import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { StaffRefund } from '../../invoices/refund.ts';
import { InvoiceId } from '../../invoices/schema.ts';
import { StaffReason } from '../../staff-reason.ts';
import { Amount } from '../schema.ts';
import { refundInvoice } from './calls.ts';

export const refundInvoiceContract = contract({
  call: refundInvoice,
  isAnswerRead: true,
  summary: "Refunds any customer's invoice, in full or in part",
  description:
    'A refund of everything that is left takes the license slots back at once; a smaller one keeps them. 409 if a refund is not possible, or if another one was made meanwhile. Each call is audited.',
  params: z.object({ invoiceId: InvoiceId }),
  body: z.strictObject({
    amount: Amount.positive().optional().meta({
      description: 'In the smallest unit of the currency; absent: everything that is left',
    }),
    refunded: Amount.nonnegative().meta({
      description: 'Refunded amount that was shown to the member',
    }),
    reason: StaffReason,
  }),
  response: StaffRefund,
});
