import { z } from 'zod';
import { contract } from '../contract.ts';
import { InvoiceId, InvoiceStatus } from '../invoices/schema.ts';
import { StaffRefund } from '../invoices/refund.ts';
import { PlanId } from '../store/schema.ts';
import { getCustomer, verifyInvoice } from './calls.ts';

const time = z.int().meta({ description: 'Epoch seconds, UTC' });

const Slot = z.object({
  position: z.int(),
  guildId: z.string().nullable(),
  guildName: z.string().nullable(),
  authorizedAt: time.nullable(),
  revokedAt: time.nullable(),
});

const Webhook = z.object({
  id: z.string(),
  type: z.string(),
  outcome: z.string(),
  attempts: z.int(),
  receivedAt: time,
});

export const CustomerInvoice = z
  .object({
    invoiceId: InvoiceId,
    number: z.string().nullable(),
    userId: z.string(),
    plan: PlanId,
    servers: z.int(),
    amount: z.int().meta({ description: "The plan's price in euro cents" }),
    paidAmount: z.int().nullable().meta({ description: 'Null until paid' }),
    refundedAmount: z.int(),
    refundableAmount: z.int().meta({ description: 'What can be refunded now; 0: nothing' }),
    refunds: z.array(StaffRefund).meta({ description: 'Newest first' }),
    status: InvoiceStatus,
    createdAt: time,
    completedAt: time.nullable(),
    sessionId: z.string().nullable().meta({ description: "The payment provider's session" }),
    slots: z.array(Slot),
    lastWebhook: Webhook.nullable(),
  })
  .meta({ id: 'CustomerInvoice' });
export type CustomerInvoice = z.infer<typeof CustomerInvoice>;

export const LedgerLine = z
  .object({
    id: z.string(),
    at: time,
    kind: z.string(),
    invoiceId: z.string(),
    amount: z.int().meta({ description: 'Euro cents; negative: paid back' }),
    slots: z.int(),
    guildId: z.string().nullable(),
    fromGuildId: z.string().nullable(),
    source: z.string(),
  })
  .meta({ id: 'LedgerLine' });
export type LedgerLine = z.infer<typeof LedgerLine>;

export const Customer = z
  .object({
    kind: z
      .enum(['user', 'invoice', 'server', 'unknown'])
      .meta({ description: 'What the id refers to' }),
    user: z
      .object({ id: z.string(), username: z.string().nullable() })
      .nullable()
      .meta({ description: 'The buyer; username is null if the account was deleted' }),
    invoices: z.array(CustomerInvoice).meta({ description: 'Newest first, at most 50' }),
    total: z.int().meta({ description: 'Total number of invoices' }),
    ledger: z.array(LedgerLine).meta({ description: 'Newest first, at most 100' }),
  })
  .meta({ id: 'CustomerRecord' });
export type Customer = z.infer<typeof Customer>;

/** An id, or an invoice number as it is shown to the buyer (`shared/sdk/rules/invoice-number`). */
const CustomerKey = z
  .string()
  .regex(/^[A-Za-z0-9#. -]{1,64}$/)
  .meta({ description: 'Id of a user, server or invoice, or an invoice number such as 000003' });

export const getCustomerContract = contract({
  call: getCustomer,
  summary: 'Finds a customer by user id, server id, invoice id or invoice number',
  description: 'Each call is audited.',
  params: z.object({ id: CustomerKey }),
  response: Customer,
});

export const verifyInvoiceContract = contract({
  call: verifyInvoice,
  isAnswerRead: true,
  summary: "Checks any customer's invoice with the payment provider",
  description: 'Each call is audited.',
  body: z.strictObject({ invoiceId: InvoiceId }),
  response: z.object({ before: InvoiceStatus, status: InvoiceStatus }),
});
