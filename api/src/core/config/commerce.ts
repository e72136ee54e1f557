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

/** What an operator says of the store; who sells is said by the site pack. */
export interface SellerConfig {
  /** Why the store sells nothing, as far as settings say it; empty: they open it. */
  closedBecause: readonly string[];
  /** A payment provider has a key. */
  canCharge: boolean;
  /** Whether a purchase needs the consent to immediate supply. */
  consentRequired: boolean;
}

const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/)
    .transform(Number)
    .refine((value) => value <= max);

/** variable -> its schema, and the expected value in words */
export const commerceShape = {
  STRIPE_API_URL: [serviceAddress.optional(), SERVICE_ADDRESS],
  STRIPE_SECRET_KEY: [
    z
      .string()
      .regex(/^(?:sk|rk)_[\x21-\x7e]{8,250}$/)
      .optional(),
    "Stripe's secret key (sk_… or rk_…)",
  ],
  STRIPE_WEBHOOK_SECRET: [
    z
      .string()
      .regex(/^whsec_[\x21-\x7e]{8,250}$/)
      .optional(),
    'the signing secret of the webhook (whsec_…)',
  ],
  STORE_OPEN: [z.enum(['0', '1']).default('0'), '0 or 1'],
  CONSENT_REQUIRED: [z.enum(['0', '1']).default('0'), '0 or 1'],
  INVOICE_RETENTION_YEARS: [
    number(30)
      .refine((years) => Number.isInteger(years) && years >= 1)
      .default(10),
    'a whole number of years from 1 to 30',
  ],
  TRANSFER_COOLDOWN_HOURS: [number(8760).default(24), 'a number of hours (0: no cool-down)'],
} as const;

type Values = { [K in keyof typeof commerceShape]: z.output<(typeof commerceShape)[K][0]> };
type SiteValues = Values & { SANDBOX: '0' | '1' };

export function stripeConfigOf(values: Values): StripeConfig {
  const secretKey = values.STRIPE_SECRET_KEY;
  return {
    apiUrl: values.STRIPE_API_URL === undefined ? undefined : new URL(values.STRIPE_API_URL),
    secretKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    isLive: /^[sr]k_live_/.test(secretKey ?? ''),
  };
}

/** The store sells at the prices of the site pack, so it opens only when the operator has said so. */
function closedBecause(values: SiteValues): string[] {
  if (values.SANDBOX === '1') return [];
  const needs: [isMet: boolean, sentence: string][] = [
    [values.STORE_OPEN === '1', 'STORE_OPEN is 0'],
    [values.STRIPE_SECRET_KEY !== undefined, 'STRIPE_SECRET_KEY is not set'],
  ];
  return needs.flatMap(([isMet, sentence]) => (isMet ? [] : [sentence]));
}

export function sellerConfigOf(values: SiteValues): SellerConfig {
  return {
    closedBecause: closedBecause(values),
    canCharge: values.STRIPE_SECRET_KEY !== undefined,
    consentRequired: values.CONSENT_REQUIRED === '1',
  };
}
