import type Stripe from 'stripe';
import { z } from 'zod';
import { expand, metadata, paramsOf, text, truth, wholeNumber } from './params.ts';

/** The currencies of the sandbox: all that a site can sell in. */
const CURRENCIES = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase());

type Create = Stripe.Checkout.SessionCreateParams;

const ProductData = paramsOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()({
  name: text,
  description: text.optional(),
  metadata: metadata.optional(),
  tax_code: z
    .string()
    .regex(/^txcd_\d{8}$/)
    .optional(),
});

const PriceData = paramsOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>()({
  currency: z.enum(CURRENCIES),
  // At most 999,999.99.
  unit_amount: wholeNumber.pipe(z.int().max(99_999_999)),
  product_data: ProductData,
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
});

const LineItemParams = paramsOf<Stripe.Checkout.SessionCreateParams.LineItem>()({
  quantity: wholeNumber.pipe(z.int().min(1).max(999_999)).optional(),
  price_data: PriceData,
  // Stripe allows several; the sandbox computes with one.
  tax_rates: z.array(text).max(1).optional(),
});

type InvoiceCreation = Create['invoice_creation'] & {};
type InvoiceDataParams = InvoiceCreation['invoice_data'] & {};

const InvoiceData = paramsOf<InvoiceDataParams>()({
  custom_fields: z
    .array(
      paramsOf<Stripe.Checkout.SessionCreateParams.InvoiceCreation.InvoiceData.CustomField>()({
        name: text.max(40),
        value: text.max(140),
      }),
    )
    .max(4)
    .optional(),
  footer: text.max(5000).optional(),
  metadata: metadata.optional(),
  rendering_options:
    paramsOf<Stripe.Checkout.SessionCreateParams.InvoiceCreation.InvoiceData.RenderingOptions>()({
      amount_tax_display: z.enum(['exclude_tax', 'include_inclusive_tax']).optional(),
    }).optional(),
});

export const SESSION_EXPANSIONS = [
  'line_items',
  'payment_intent',
  'payment_intent.latest_charge',
  'invoice',
  'total_details.breakdown',
] as const;

/** Parameters of a new session that the sandbox supports. */
export const SessionParams = paramsOf<Create>()({
  mode: z.literal('payment'),
  allow_promotion_codes: truth.optional(),
  automatic_tax: paramsOf<Create['automatic_tax'] & {}>()({ enabled: truth }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  client_reference_id: text.max(200).optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().optional(),
  expand: expand(SESSION_EXPANSIONS),
  expires_at: wholeNumber.optional(),
  invoice_creation: paramsOf<Stripe.Checkout.SessionCreateParams.InvoiceCreation>()({
    enabled: truth,
    invoice_data: InvoiceData.optional(),
  }).optional(),
  line_items: z.array(LineItemParams).min(1).max(100),
  metadata: metadata.optional(),
  payment_intent_data: paramsOf<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()({
    metadata: metadata.optional(),
    description: text.optional(),
  }).optional(),
  tax_id_collection: paramsOf<Create['tax_id_collection'] & {}>()({ enabled: truth }).optional(),
});
export type SessionParams = z.output<typeof SessionParams>;

export const RetrieveSessionParams = paramsOf<Stripe.Checkout.SessionRetrieveParams>()({
  expand: expand(SESSION_EXPANSIONS),
});
