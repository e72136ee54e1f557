import { z } from 'zod';
import { contract } from '../contract.ts';
import { InvoiceId } from '../invoices/schema.ts';
import { PlanId } from '../store/schema.ts';
import { startCheckout, stripeWebhook, verifyPayment } from './calls.ts';

export const startCheckoutContract = contract({
  call: startCheckout,
  summary: 'Begin a purchase: one pending invoice and the address of the payment page',
  body: z.strictObject({
    plan: PlanId,
    servers: z.int().meta({ description: 'Single: 1 to 25; Duo: 2; Multi: 5' }),
    userId: z.string().meta({ description: "The signed-in user's id; any other is refused" }),
    price: z
      .int()
      .optional()
      .meta({ description: 'Cents that the buyer saw; 409 where the price has changed' }),
    consent: z
      .boolean()
      .optional()
      .meta({ description: 'The buyer asked for immediate supply (right of withdrawal, EU)' }),
  }),
  response: z.object({
    id: z.string().meta({ description: 'Checkout session at the payment provider' }),
    url: z.string().meta({ description: 'Go there to pay' }),
  }),
});

export const verifyPaymentContract = contract({
  call: verifyPayment,
  summary: 'Ask the payment provider now whether an invoice is paid',
  body: z.strictObject({ invoiceId: InvoiceId }),
  response: z.object({ verified: z.boolean() }),
});

export const stripeWebhookContract = contract({
  call: stripeWebhook,
  summary: 'Events of the payment provider, signed by it',
  response: z.object({ received: z.literal(true) }),
});
