import { checkStripe } from '../stripe/stripe.check.ts';

/** What the doctor asks each payment provider. */
export const PROVIDER_CHECKS = [{ service: 'Stripe', check: checkStripe }];
