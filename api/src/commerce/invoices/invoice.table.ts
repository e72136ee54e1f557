import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { WithdrawalException } from '@portico/contracts/store/schema';
import type { TaxedPrices } from '../payments/payment-provider.ts';
import type { DisputeState, InvoiceStatus } from '@portico/contracts/invoices/schema';

const time = () => timestamp({ withTimezone: true });

/** Purchases. A row is committed before the first call to the payment provider. */
export const invoices = pgTable(
  'invoices',
  {
    /** Cannot be guessed. */
    id: text().primaryKey(),
    /** Consecutive number of an invoice that was paid before the provider's numbers counted. */
    number: bigint({ mode: 'number' }).unique(),
    /** Number of the provider's invoice, which is the legal document. */
    providerNumber: text('stripe_number'),
    userId: text().notNull(),
    /** Id in the catalog of that time. */
    plan: text().notNull(),
    /** What the store said about the plan at that time; null: bought before these columns existed, or granted. */
    planName: text(),
    planFeatures: jsonb().$type<string[]>(),
    servers: integer().notNull(),
    /** In the smallest unit of the currency, as all amounts here; a tax that is added is not part of it. */
    amount: integer().notNull(),
    /** ISO code of the catalog of that time. */
    currency: text().notNull().default('EUR'),
    /** The money-back guarantee of that time: days from the purchase, and hours of use that end it. */
    refundDays: integer().notNull().default(7),
    refundActiveHours: integer().notNull().default(24),
    /** Hundredths of a percent; 0: no tax. */
    taxBasisPoints: integer().notNull(),
    /** The provider's tax of the purchase; null: it was told no tax. */
    taxRateId: text(),
    /** The provider calculates the tax: whether `amount` contains it; null: a rate of ours, or none. */
    taxPrices: text().$type<TaxedPrices>(),
    /** The buyer owes the tax in another country; null: not paid, or paid before this column existed. */
    isReverseCharge: boolean(),
    /** Why no tax is charged, as the buyer saw it. */
    taxNotice: text(),
    /** The tax in the paid amount, as the provider's invoice states it. */
    taxAmount: integer(),
    /** What a discount code took off `amount`. */
    discountAmount: integer().notNull().default(0),
    /** What the buyer has paid; null: nothing yet, or paid before this column existed. */
    paidAmount: integer(),
    status: text().$type<InvoiceStatus>().notNull().default('pending'),
    /** The payment page can still be used. A second purchase of the same plan returns it again. */
    checkoutOpen: boolean().notNull().default(true),
    /** Part of the idempotency key; incremented where the provider has stored an error for the last key. */
    attempt: integer().notNull().default(0),
    /** Id of the purchase at the provider. */
    sessionId: text().unique(),
    /** Id of the payment at the provider. */
    paymentId: text('payment_intent_id').unique('invoices_paymentIntentId_unique'),
    refundedAmount: integer().notNull().default(0),
    /** Since when a refund of the whole rest has been under way. Its slots are revoked meanwhile. */
    refundingSince: time(),
    dispute: text().$type<DisputeState>(),
    /** When the provider told that the card's network or issuer suspects fraud. */
    fraudWarnedAt: time(),
    /** Number of refunds and disputes that began or ended. A response of the provider with fewer is older. */
    afterSaleSteps: integer().notNull().default(0),
    buyerName: text(),
    /** From the provider. Deleted with the account, and after the retention period of invoices. */
    buyerEmail: text(),
    /** When the email address was deleted. It is not read from the provider again. */
    emailErasedAt: time(),
    buyerCountry: text(),
    /** Tax id of a business. Kept as long as the invoice. */
    buyerTaxId: text(),
    pdfUrl: text(),
    /** When the buyer consented to immediate supply. */
    consentAt: time(),
    /** The text that the buyer consented to. */
    consentText: text(),
    /** The right of withdrawal of that time: its days, and what ends it early; null: an older purchase. */
    withdrawalDays: integer(),
    withdrawalException: text().$type<WithdrawalException>(),
    /** When the buyer stated the withdrawal that has ended the purchase. */
    withdrawnAt: timestamp('withdrawal_at', { withTimezone: true }),
    /** When the buyer asked to cancel. A payment that comes first prevails. */
    canceledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Id of the grant of a complimentary license: made by the page, or `import:<id>` of an imported one; null: a purchase. */
    grantId: text().unique(),
    /** Why a member granted it. */
    grantReason: text(),
    /** Id of the purchase in Discord, where the buyer has paid (docs/decisions/0098); null: not bought there. */
    entitlementId: text('discord_entitlement_id'),
    /** Bought in Discord without money, by a developer in test mode. */
    isTest: boolean().notNull().default(false),
    /** What was paid for an imported license in the other shop, in its currency. Counts nowhere. */
    importedAmount: integer(),
    /** When a member took it back. */
    revokedAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** The code of a gift, encrypted for its buyer; null: the slots belong to the buyer. */
    giftCode: text(),
    giftCodeHash: text(),
    /** Id of the user whom the slots of a gift belong to. */
    redeemedBy: text(),
    redeemedAt: time(),
    createdAt: time().notNull().defaultNow(),
    completedAt: time(),
    /** When the sweeper last fetched the payment. */
    sweptAt: time(),
  },
  (table) => [
    // One index per order of a user's list. Ids break ties, with the same collation everywhere.
    index('invoices_by_date').on(table.userId, table.createdAt, sql`${table.id} collate "C"`),
    index('invoices_by_amount').on(table.userId, table.amount, sql`${table.id} collate "C"`),
    index('invoices_by_status').on(table.userId, table.status, sql`${table.id} collate "C"`),
    index('invoices_by_id').on(table.userId, sql`${table.id} collate "C"`),
    index()
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    // Paid, but not on an invoice of the provider yet.
    index('invoices_undocumented')
      .on(table.completedAt)
      .where(sql`${table.number} is null and ${table.providerNumber} is null`),
    // A purchase in Discord has one invoice, however often it is told.
    uniqueIndex('invoices_entitlement')
      .on(table.entitlementId)
      .where(sql`${table.entitlementId} is not null`)
      .concurrently(),
    uniqueIndex('invoices_gift')
      .on(table.giftCodeHash)
      .where(sql`${table.giftCodeHash} is not null`)
      .concurrently(),
    index('invoices_redeemed')
      .on(table.redeemedBy)
      .where(sql`${table.redeemedBy} is not null`)
      .concurrently(),
    // For searches by address, which ignore case.
    index('invoices_by_email').on(sql`lower(${table.buyerEmail})`),
    // Not unique: another account may use a number again, and a payment must not fail for it.
    index().on(table.providerNumber),
    // Allows one open invoice per purchase, also for double clicks and repeated calls.
    uniqueIndex('invoices_open_attempt')
      .on(table.userId, table.plan, table.servers, table.amount)
      .where(sql`${table.checkoutOpen}`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
