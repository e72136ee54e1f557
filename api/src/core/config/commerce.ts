import { z } from 'zod';
import { SERVICE_ADDRESS, serviceAddress } from './safe-addresses.ts';

/** Access to Stripe. Without the keys the store sells nothing. */
export interface StripeConfig {
  /** Default: Stripe's own API. */
  apiUrl: URL | undefined;
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  /** Whether the secret key is a live key. */
  isLive: boolean;
}

/** The seller on invoices. */
export interface SellerConfig {
  name: string;
  address: string;
  taxId: string;
  /** Tax that prices include, in percent; 0: no tax. */
  taxPercent: number;
  imprintUrl: string | undefined;
}

const webAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const secretOf = (prefix: string) =>
  z.string().regex(new RegExp(`^${prefix}[\\x21-\\x7e]{8,250}$`));
const text = z.string().max(300).default('');
const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/)
    .transform(Number)
    .refine((value) => value <= max);

/** variable -> its schema, and the expected value in words */
export const commerceShape = {
  STRIPE_API_URL: [serviceAddress.optional(), SERVICE_ADDRESS],
  STRIPE_SECRET_KEY: [secretOf('(?:sk|rk)_').optional(), "Stripe's secret key (sk_… or rk_…)"],
  STRIPE_WEBHOOK_SECRET: [
    secretOf('whsec_').optional(),
    'the signing secret of the webhook (whsec_…)',
  ],
  STRIPE_PUBLISHABLE_KEY: [secretOf('pk_').optional(), "Stripe's publishable key (pk_…)"],
  ALLOW_LIVE_KEYS_ON_EMBEDDED_DATABASE: [z.enum(['0', '1']).default('0'), '0 or 1'],
  SELLER_NAME: [text, 'a name of at most 300 characters'],
  SELLER_ADDRESS: [text, 'an address of at most 300 characters'],
  SELLER_TAX_ID: [text, 'a tax id of at most 300 characters'],
  SELLER_TAX_PERCENT: [number(100).default(0), 'a percentage such as 19 or 8.5'],
  SELLER_IMPRINT_URL: [webAddress.optional(), 'an http or https address'],
  TRANSFER_COOLDOWN_HOURS: [number(8760).default(24), 'a number of hours (0: no cool-down)'],
} as const;

type Values = { [K in keyof typeof commerceShape]: z.output<(typeof commerceShape)[K][0]> };

export function stripeConfigOf(values: Values): StripeConfig {
  const secretKey = values.STRIPE_SECRET_KEY;
  return {
    apiUrl: values.STRIPE_API_URL === undefined ? undefined : new URL(values.STRIPE_API_URL),
    secretKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    isLive: /^[sr]k_live_/.test(secretKey ?? ''),
  };
}

export function sellerConfigOf(values: Values, brandName: string): SellerConfig {
  return {
    name: values.SELLER_NAME || brandName,
    address: values.SELLER_ADDRESS,
    taxId: values.SELLER_TAX_ID,
    taxPercent: values.SELLER_TAX_PERCENT,
    imprintUrl: values.SELLER_IMPRINT_URL,
  };
}
