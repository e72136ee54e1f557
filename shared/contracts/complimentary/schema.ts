import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { InvoiceId, InvoiceStatus } from '../invoices/schema.ts';
import { ChangeId, StaffReason } from '../staff-reason.ts';
import { MAX_GRANTED_SERVERS } from '../store/plans.ts';
import { Snowflake } from '@portico/sdk/contracts/text';
import { grantLicense, withdrawLicense } from './calls.ts';

export const grantLicenseContract = contract({
  call: grantLicense,
  isAnswerRead: true,
  summary: 'Grants a complimentary license to a customer',
  description:
    'The license has slots as a purchase has, and no payment: it is no revenue. The customer must have signed in before. A repeated call with the same `grantId` returns the same license. Each call is audited.',
  params: z.object({ id: Snowflake }),
  body: z.strictObject({
    grantId: ChangeId,
    servers: z.int().min(1).max(MAX_GRANTED_SERVERS),
    reason: StaffReason,
  }),
  response: z.object({ invoiceId: InvoiceId }),
});

export const withdrawLicenseContract = contract({
  call: withdrawLicense,
  isAnswerRead: true,
  summary: 'Withdraws a complimentary license',
  description:
    'Its servers lose the license at once. 409 for a purchase, which can only be refunded. A repeated call changes nothing.',
  params: z.object({ invoiceId: InvoiceId }),
  body: z.strictObject({ reason: StaffReason }),
  response: z.object({ status: InvoiceStatus }),
});
