import type Stripe from 'stripe';
import { z } from 'zod';
import { metadata, paramsOf, text, truth, wholeNumber } from './params.ts';

/** Stripe's limit of types per call. */
const MAX_TYPES = 20;
/** Stripe's maximum page size. */
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;

export const NoParams = z.strictObject({});

export const RefundParams = paramsOf<Stripe.RefundCreateParams>()({
  amount: wholeNumber.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
export type RefundParams = z.output<typeof RefundParams>;

const page = {
  limit: wholeNumber.pipe(z.int().min(1).max(MAX_LIMIT)).default(DEFAULT_LIMIT),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z
    .union([
      wholeNumber,
      paramsOf<Stripe.RangeQueryParam>()({
        gt: wholeNumber.optional(),
        gte: wholeNumber.optional(),
        lt: wholeNumber.optional(),
        lte: wholeNumber.optional(),
      }),
    ])
    .optional(),
};
export type PageParams = z.output<z.ZodObject<typeof page>>;

const ofPayment = { charge: text.optional(), payment_intent: text.optional() };
export const RefundListParams = paramsOf<Stripe.RefundListParams>()({ ...page, ...ofPayment });
export const DisputeListParams = paramsOf<Stripe.DisputeListParams>()({ ...page, ...ofPayment });

/** Percentages have at most four decimals. */
const percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/)
  .transform(Number)
  .pipe(z.number().max(100));

export const TaxRateParams = paramsOf<Stripe.TaxRateCreateParams>()({
  display_name: text.max(100),
  inclusive: truth,
  percentage,
  metadata: metadata.optional(),
});
export type TaxRateParams = z.output<typeof TaxRateParams>;
export const TaxRateUpdateParams = paramsOf<Stripe.TaxRateUpdateParams>()({
  active: truth.optional(),
  display_name: text.max(100).optional(),
});
export const TaxRateListParams = paramsOf<Stripe.TaxRateListParams>()({
  ...page,
  active: truth.optional(),
  inclusive: truth.optional(),
});

const { limit, starting_after, ending_before } = page;
/** Endpoints have no filter by time. */
export const WebhookEndpointListParams = paramsOf<Stripe.WebhookEndpointListParams>()({
  limit,
  starting_after,
  ending_before,
});

/** Registrations have no filter by time. */
export const TaxRegistrationListParams = paramsOf<Stripe.Tax.RegistrationListParams>()({
  limit,
  starting_after,
  ending_before,
  status: z.enum(['active', 'all', 'expired', 'scheduled']).optional(),
});

export const EventListParams = paramsOf<Stripe.EventListParams>()({
  ...page,
  delivery_success: truth.optional(),
  type: text.optional(),
  types: z.array(text).max(MAX_TYPES).optional(),
});
