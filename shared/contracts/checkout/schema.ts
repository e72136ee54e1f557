import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { InvoiceId } from '../invoices/schema.ts';
import { isConsentVersion } from '../rules/consent.ts';
import { CurrencyCode, Guarantee, PlanId } from '../store/schema.ts';
import { startCheckout, paymentWebhook, verifyPayment } from './calls.ts';

export const startCheckoutContract = contract({
  call: startCheckout,
  isAnswerRead: true,
  summary: 'Starts a purchase',
  description:
    "Creates a pending invoice and a session at the payment provider, and returns the URL of its payment page. 409 if the price (kind `price-changed`) or the guarantee (kind `guarantee-changed`) is not the one that the buyer saw. 409 of the kind `payment-under-way` if a payment of the same plan is under way: `instance` is its invoice's page, and `again` buys in spite of it. 400 of the kind `consent-required` where the seller requires the consent.",
  body: z.strictObject({
    plan: PlanId,
    servers: z.int().meta({ description: 'As the plan covers: a fixed number, or one of a range' }),
    userId: z.string().meta({ description: "The signed-in user's id; any other id is rejected" }),
    price: z.int().optional().meta({
      description:
        'Price shown to the buyer, in the smallest unit of the currency; 409 if the price has changed',
    }),
    currency: CurrencyCode.optional().meta({
      description: 'Currency shown to the buyer; 409 if it has changed',
    }),
    guarantee: Guarantee.optional().meta({
      description: 'Guarantee shown to the buyer; 409 if it has changed',
    }),
    consent: z
      .boolean()
      .optional()
      .meta({ description: 'The buyer requested immediate supply (right of withdrawal, EU)' }),
    consentVersion: z
      .int()
      .refine(isConsentVersion, 'is no version of the text')
      .optional()
      .meta({ description: 'Version of the text that the buyer saw; default 1' }),
    gift: z.boolean().optional().meta({
      description:
        'The slots belong to whoever redeems the code that the invoice shows once it is paid',
    }),
    again: z
      .boolean()
      .optional()
      .meta({ description: 'Buy although a payment of the same plan is under way' }),
  }),
  response: z.object({
    id: z.string().meta({ description: 'Checkout session id at the payment provider' }),
    // The specification has the id alone; `PAYMENT_PAGE_PATH` leads from it to the payment page.
    url: lenient('optional', z.string().meta({ description: 'URL of the payment page' })),
  }),
});

export const verifyPaymentContract = contract({
  call: verifyPayment,
  isAnswerRead: true,
  summary: 'Checks with the payment provider whether an invoice is paid',
  body: z.strictObject({ invoiceId: InvoiceId }),
  response: z.object({ verified: z.boolean() }),
});

export const paymentWebhookContract = contract({
  call: paymentWebhook,
  summary: 'Receives signed events from the payment provider',
  description: 'An event is processed once, however often it is delivered.',
  signed: "An event of Stripe's API, as Stripe sent it: the signature covers its bytes.",
  response: z.object({ received: z.literal(true) }),
});
