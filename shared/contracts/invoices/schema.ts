import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { Refund } from './refund.ts';
import { PAYMENT_STATES, type PaymentState } from '../rules/payment-states.ts';
import { CurrencyCode, Guarantee, PlanId, PlanName, TaxedPrices } from '../store/schema.ts';
import { cancelInvoice, getInvoice, getInvoices } from './calls.ts';

export const InvoiceId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

/**
 * Any status other than completed and pending is displayed as failed (spec 1 §3). What else is said about a
 * payment follows from `paymentStateOf`.
 */
export const InvoiceStatus = z.enum([
  'pending',
  'completed',
  'failed',
  'expired',
  'refunded',
  'disputed',
]);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/**
 * The state of a payment's dispute: the bank only inquires and has taken nothing, it decides, the seller
 * has the money, the buyer has it.
 */
export const DisputeState = z.enum(['inquiry', 'open', 'won', 'lost']);
export type DisputeState = z.infer<typeof DisputeState>;

/** Whether the buyer can request a refund without support. */
export const RefundState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('refundable'), until: z.int() }),
  z.object({
    state: z.literal('closed'),
    why: z.enum(['used', 'too-late', 'redeemed', 'not-paid']),
  }),
]);
export type RefundState = z.infer<typeof RefundState>;

/** The state of a payment, of `shared/contracts/rules/payment-states.ts`. */
export const PaymentStateName = z
  .enum(Object.keys(PAYMENT_STATES) as PaymentState[])
  .meta({ description: 'The status in detail, such as `partially-refunded`' });

/**
 * An invoice. Pages need the fields of spec 1 §3 alone; the others may be missing.
 */
export const Invoice = z
  .object({
    invoiceId: InvoiceId,
    number: lenient(
      'optional',
      z.string().nullable().meta({
        description: "Number of the payment provider's invoice, which is the legal document",
      }),
    ),
    userId: z.string(),
    plan: PlanId,
    planName: lenient('optional', PlanName),
    planFeatures: lenient(
      'optional',
      z.array(z.string()).meta({ description: 'What the store listed for it then' }),
    ),
    servers: z.int().positive(),
    amount: z.int().meta({
      description:
        'In the smallest unit of its currency, as all its amounts; tax included, unless `tax.prices` is exclusive',
    }),
    currency: lenient('optional', CurrencyCode),
    discountAmount: lenient(
      'optional',
      z.int().meta({ description: 'What a discount code took off' }),
    ),
    paidAmount: lenient('optional', z.int().nullable().meta({ description: 'Null until paid' })),
    refundedAmount: lenient('optional', z.int()),
    status: InvoiceStatus,
    dispute: DisputeState.nullish().meta({
      description: 'How the bank has decided about the payment; null: there is no dispute',
    }),
    purchaseDate: z.int().meta({ description: 'Epoch seconds, UTC' }),
    completedAt: lenient('optional', z.int().nullable()),
    canceledAt: z
      .int()
      .nullish()
      .meta({ description: 'When the buyer canceled it before a payment' }),
    consent: z
      .object({ at: z.int(), text: z.string().nullable() })
      .nullish()
      .meta({ description: 'The consent to immediate supply: when, and the text shown' }),
    sessionId: z.string().nullable(),
    payable: lenient(
      'optional',
      z.boolean().meta({ description: 'Whether the payment page is still open' }),
    ),
    tax: lenient(
      'optional',
      z
        .object({
          percent: z.number(),
          amount: z.int(),
          notice: z.string().nullable(),
          prices: TaxedPrices.nullish(),
          isReverseCharge: z
            .boolean()
            .optional()
            .meta({ description: 'The buyer, a business, owes the tax in its own country' }),
        })
        .meta({ description: 'The tax within the paid amount, or why there is none' }),
    ),
    seller: lenient(
      'optional',
      z.object({
        name: z.string(),
        address: z.string(),
        taxId: z.string(),
        imprintUrl: z.string().nullable(),
      }),
    ),
    buyer: lenient(
      'optional',
      z.object({
        name: z.string().nullable(),
        email: z.string().nullable(),
        country: z.string().nullable(),
        taxId: z.string().nullish().meta({ description: 'Of a business' }),
      }),
    ),
    pdfUrl: lenient(
      'optional',
      z.string().nullable().meta({ description: "The payment provider's PDF" }),
    ),
    documentUrl: lenient(
      'optional',
      z.string().nullable().meta({ description: "The payment provider's web page" }),
    ),
    refund: lenient('optional', RefundState.describe('Whether the buyer can request a refund')),
    guarantee: lenient('optional', Guarantee.describe('The one of the purchase')),
    withdrawnAt: z
      .int()
      .nullish()
      .meta({ description: 'When the buyer stated the withdrawal that has ended the purchase' }),
    withdrawableUntil: z
      .int()
      .nullish()
      .meta({ description: 'End of the right of withdrawal; null: there is none' }),
    isComplimentary: z
      .boolean()
      .optional()
      .meta({ description: 'Granted by the team, without a payment' }),
    isImported: z
      .boolean()
      .optional()
      .meta({ description: 'Complimentary here, because it was bought in another shop' }),
    discord: z
      .enum(['bought', 'test'])
      .nullish()
      .meta({ description: 'Bought in Discord, which has the money; test: without money' }),
    gift: z
      .object({
        code: z.string().nullable().meta({
          description:
            'Null until it is paid, after it is paid back, and where it cannot be decrypted',
        }),
        redeemedAt: z.int().nullable(),
      })
      .nullish()
      .meta({ description: 'The slots belong to whoever redeems the code' }),
    isRefunding: lenient(
      'optional',
      z.boolean().meta({
        description: 'Whether a full refund is under way; the slots are frozen',
      }),
    ),
    refunds: lenient(
      'optional',
      z.array(Refund).meta({ description: 'Refunds requested on this site, newest first' }),
    ),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

/** An invoice of the list. Pages also take `authorizedServers` for the count (spec 1 §3). */
export const InvoiceListItem = z
  .object({
    invoiceId: InvoiceId,
    number: lenient('optional', z.string().nullable()),
    plan: PlanId,
    planName: lenient('optional', PlanName),
    amount: z.int(),
    currency: lenient('optional', CurrencyCode),
    status: InvoiceStatus,
    state: lenient('optional', PaymentStateName.describe('The status in detail')),
    // The specification does not say the format, so pages also take a date as text.
    createdAt: lenient('key', z.int().meta({ description: 'Epoch seconds, UTC' })),
    serverCount: z.int(),
    authorizedCount: lenient('optional', z.int()),
    pendingServers: z.int().meta({ description: 'Paid slots without a server' }),
  })
  .meta({ id: 'InvoiceListItem' });
export type InvoiceListItem = z.infer<typeof InvoiceListItem>;

export const InvoiceSort = z.enum(['invoiceId', 'createdAt', 'amount', 'status']);
export type InvoiceSort = z.infer<typeof InvoiceSort>;
export const InvoiceFilter = z.enum(['all', 'pending', 'completed']);
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;

export const InvoicePage = z
  .object({
    invoices: z.array(InvoiceListItem),
    totalPages: z.int(),
    total: lenient(
      'optional',
      z.int().meta({ description: 'Number of invoices that match filter and search' }),
    ),
    awaiting: lenient(
      'optional',
      z
        .array(
          z.object({
            invoiceId: InvoiceId,
            pendingServers: z.int(),
            isGift: z
              .boolean()
              .optional()
              .meta({ description: "A redeemed gift, whose invoice is its buyer's" }),
          }),
        )
        .meta({
          description: 'Completed invoices with unauthorized servers, newest first, at most 6',
        }),
    ),
  })
  .meta({ id: 'InvoicePage' });
export type InvoicePage = z.infer<typeof InvoicePage>;

export const getInvoiceContract = contract({
  call: getInvoice,
  summary: 'Returns an invoice of the caller',
  params: z.object({ invoiceId: InvoiceId }),
  response: Invoice,
});

export const cancelInvoiceContract = contract({
  call: cancelInvoice,
  isAnswerRead: true,
  summary: 'Cancels an invoice of the caller that is not paid',
  description:
    'Closes the payment page first, so that nobody can pay a canceled invoice. 409 where a payment came first or is under way; nothing has changed then.',
  params: z.object({ invoiceId: InvoiceId }),
  response: z.object({ status: InvoiceStatus }),
});

export const getInvoicesContract = contract({
  call: getInvoices,
  summary: "Lists the caller's invoices with filter, search and sort, ten per page",
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    sortBy: InvoiceSort.default('createdAt'),
    sortDirection: z.enum(['asc', 'desc']).default('desc'),
    filter: InvoiceFilter.default('all'),
    q: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'Substring of id, number or plan, or a number such as 000003' }),
  }),
  response: InvoicePage,
});
