import type Stripe from 'stripe';

/**
 * The version of Stripe's API that requests name and answers have. It is written here, so that a new
 * package alone changes nothing: its types name another version, and this line no longer compiles.
 */
export const STRIPE_API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';
