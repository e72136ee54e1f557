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

/**
 * The tax within the prices, which are final in every mode. A mode that computes the tax by the
 * buyer's country (Stripe Tax) would be a third one.
 */
type TaxConfig =
  | {
      mode: 'none';
      /** Why no tax is charged; shown in the store and on invoices. */
      notice: string;
    }
  | {
      mode: 'fixed';
      /** More than 0, at most two decimals. */
      percent: number;
    };

/** The seller on invoices. */
export interface SellerConfig {
  /** Why the store sells nothing, one sentence each; empty: it is open. */
  closedBecause: readonly string[];
  /** A payment provider has a key. */
  canCharge: boolean;
  /** Whether the payment page accepts promotion codes. */
  acceptsPromotionCodes: boolean;
  name: string;
  address: string;
  taxId: string;
  tax: TaxConfig;
  /** Whether a purchase needs the consent to immediate supply. */
  consentRequired: boolean;
}

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
  STRIPE_PROMOTION_CODES: [z.enum(['0', '1']).default('0'), '0 or 1'],
  ALLOW_LIVE_KEYS_ON_EMBEDDED_DATABASE: [z.enum(['0', '1']).default('0'), '0 or 1'],
  SELLER_NAME: [text, 'a name of at most 300 characters'],
  SELLER_ADDRESS: [text, 'an address of at most 300 characters'],
  SELLER_TAX_ID: [text, 'a tax id of at most 300 characters'],
  SELLER_TAX_PERCENT: [number(100).default(0), 'a percentage such as 19 or 8.5'],
  TAX_MODE: [z.enum(['none', 'fixed']).optional(), 'none or fixed'],
  TAX_NOTICE: [text, 'a sentence of at most 300 characters'],
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

/**
 * The store sells at the prices of the site pack, so it opens only when the operator has said so,
 * and when buyers learn from whom they buy.
 */
function closedBecause(values: SiteValues): string[] {
  if (values.SANDBOX === '1') return [];
  const needs: [isMet: boolean, sentence: string][] = [
    [values.STORE_OPEN === '1', 'STORE_OPEN is 0'],
    [values.STRIPE_SECRET_KEY !== undefined, 'STRIPE_SECRET_KEY is not set'],
    [values.SELLER_NAME !== '', 'SELLER_NAME is not set'],
    [values.SELLER_ADDRESS !== '', 'SELLER_ADDRESS is not set'],
  ];
  return needs.flatMap(([isMet, sentence]) => (isMet ? [] : [sentence]));
}

export function sellerConfigOf(values: SiteValues): SellerConfig {
  return {
    closedBecause: closedBecause(values),
    canCharge: values.STRIPE_SECRET_KEY !== undefined,
    acceptsPromotionCodes: values.STRIPE_PROMOTION_CODES === '1',
    name: values.SELLER_NAME,
    address: values.SELLER_ADDRESS,
    taxId: values.SELLER_TAX_ID,
    tax: taxConfigOf(values),
    consentRequired: values.CONSENT_REQUIRED === '1',
  };
}

type TaxValues = Pick<Values, 'TAX_MODE' | 'TAX_NOTICE' | 'SELLER_TAX_PERCENT'>;

/** Only a seller who has chosen the mode says that it is a small business. */
const SMALL_BUSINESS = 'No VAT is charged, because the seller is a small business.';
const NO_TAX = 'No tax is charged.';

/** @param values for which `findTaxProblem` has found none */
function taxConfigOf({ TAX_MODE, TAX_NOTICE, SELLER_TAX_PERCENT: percent }: TaxValues): TaxConfig {
  if (percent > 0) return { mode: 'fixed', percent };
  return { mode: 'none', notice: TAX_NOTICE || (TAX_MODE === 'none' ? SMALL_BUSINESS : NO_TAX) };
}

/** Sites without TAX_MODE have the mode that fits their percentage. @returns a sentence */
export function findTaxProblem({
  TAX_MODE: mode,
  TAX_NOTICE: notice,
  SELLER_TAX_PERCENT: percent,
}: TaxValues): string | undefined {
  if (mode === 'fixed' && percent === 0) {
    return 'SELLER_TAX_PERCENT must be more than 0 when TAX_MODE is fixed; it is the tax within the prices, such as 19.';
  }
  if (mode === 'none' && percent > 0) {
    return 'SELLER_TAX_PERCENT must be 0 or empty when TAX_MODE is none; set TAX_MODE=fixed to charge tax.';
  }
  if (notice !== '' && percent > 0) {
    return 'TAX_NOTICE must be empty when tax is charged; it says why none is.';
  }
  return undefined;
}
