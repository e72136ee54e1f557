import { z } from 'zod';
import { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import { contract } from '@portico/sdk/contracts/contract';
import {
  DisputeState,
  InvoiceId,
  InvoiceStatus,
  PaymentStateName,
  RefundState,
} from '../invoices/schema.ts';
import { StaffRefund } from '../invoices/refund.ts';
import { CustomerNote } from '../notes/schema.ts';
import { CurrencyCode, Guarantee, PlanId, PlanName } from '../store/schema.ts';
import { CleanText } from '@portico/sdk/contracts/text';
import { getCustomer, searchCustomers, verifyInvoice } from './calls.ts';

const time = z.int().meta({ description: 'Epoch seconds, UTC' });

const Slot = z.object({
  position: z.int(),
  guildId: z.string().nullable(),
  guildName: z.string().nullable(),
  authorizedAt: time.nullable(),
  revokedAt: time.nullable(),
  transferableAt: time
    .nullable()
    .meta({ description: 'When its cool-down ends; null: it can be transferred now' }),
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
    planName: PlanName.optional(),
    servers: z.int(),
    amount: z.int().meta({ description: 'The price, in the smallest unit of the currency' }),
    currency: CurrencyCode,
    guarantee: Guarantee,
    paidAmount: z.int().nullable().meta({ description: 'Null until paid' }),
    refundedAmount: z.int(),
    refundableAmount: z.int().meta({ description: 'What can be refunded now; 0: nothing' }),
    refunds: z.array(StaffRefund).meta({ description: 'Newest first' }),
    refund: RefundState.meta({ description: 'What the buyer can do without support' }),
    isRefunding: z.boolean().meta({ description: 'A refund of everything is under way' }),
    dispute: DisputeState.nullable(),
    status: InvoiceStatus,
    state: PaymentStateName,
    createdAt: time,
    completedAt: time.nullable(),
    buyer: z.object({
      name: z.string().nullable(),
      email: z.string().nullable(),
      country: z.string().nullable(),
    }),
    consent: z
      .object({ at: time, text: z.string().nullable() })
      .nullable()
      .meta({ description: 'The consent to immediate supply: when, and the text shown' }),
    complimentary: z
      .object({ reason: z.string(), revokedAt: time.nullable() })
      .nullable()
      .meta({ description: 'A license without a payment, granted by the team' }),
    entitlementId: z
      .string()
      .nullish()
      .meta({ description: 'Of the purchase in Discord; null: not bought there' }),
    gift: z
      .object({ redeemedBy: z.string().nullable(), redeemedAt: time.nullable() })
      .nullable()
      .meta({ description: 'Bought for somebody: who has redeemed its code, and when' }),
    paymentUrl: z
      .url()
      .nullable()
      .meta({ description: "The payment in the payment provider's dashboard" }),
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
    amount: z
      .int()
      .meta({ description: 'In the smallest unit of the currency; negative: paid back' }),
    currency: CurrencyCode,
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
    notes: z
      .array(CustomerNote)
      .meta({ description: 'Notes of the team about the buyer, newest first, at most 100' }),
    audit: z.array(AuditEntry).meta({
      description: 'What the team did for the buyer and these invoices, newest first, at most 30',
    }),
    isTestMode: z.boolean().meta({ description: "The payment provider's test mode" }),
  })
  .meta({ id: 'CustomerRecord' });
export type Customer = z.infer<typeof Customer>;

/** An id, or an invoice number as it is shown to the buyer (`shared/contracts/rules/invoice-number`). */
const CustomerKey = z
  .string()
  .regex(/^[A-Za-z0-9#. -]{1,64}$/)
  .meta({ description: 'Id of a user, server or invoice, or an invoice number such as 000003' });

/** A customer that a search has found. */
export const CustomerMatch = z
  .object({
    key: z.string().meta({ description: '`id` of `getCustomer`: of the invoice, or of the user' }),
    userId: z.string(),
    username: z
      .string()
      .nullable()
      .meta({ description: 'Null if the user never signed in, or deleted the account' }),
    invoices: z.int(),
    newest: z
      .object({ invoiceId: InvoiceId, number: z.string().nullable(), createdAt: time })
      .nullable()
      .meta({ description: 'The newest invoice' }),
  })
  .meta({ id: 'CustomerMatch' });
export type CustomerMatch = z.infer<typeof CustomerMatch>;

export const CustomerSearch = z
  .object({
    kind: z
      .enum(['session', 'payment', 'charge', 'email', 'id', 'number', 'invoice', 'name'])
      .meta({ description: 'What the text was taken for' }),
    matches: z.array(CustomerMatch).meta({ description: 'At most 20' }),
    hasMore: z.boolean(),
  })
  .meta({ id: 'CustomerSearch' });
export type CustomerSearch = z.infer<typeof CustomerSearch>;

const MAX_TERM_LENGTH = 320;

export const searchCustomersContract = contract({
  call: searchCustomers,
  isAnswerRead: true,
  summary: 'Finds customers by what a support request contains',
  description:
    "Number or id of an invoice, ids of the payment provider's session (`cs_`), payment (`pi_`) or charge (`ch_`), email address, Discord name or id, server id. Each call is audited, without addresses and names.",
  body: z.strictObject({ text: CleanText(MAX_TERM_LENGTH).trim().min(1) }),
  response: CustomerSearch,
});

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
