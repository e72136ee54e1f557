import { checkPremiumApps } from '../premium-apps/premium-apps.check.ts';
import { checkStripe } from '../stripe/stripe.check.ts';

/** What the doctor asks each payment provider. */
export const PROVIDER_CHECKS = [
  { service: 'Stripe', check: checkStripe },
  { service: 'Discord', check: checkPremiumApps },
];
