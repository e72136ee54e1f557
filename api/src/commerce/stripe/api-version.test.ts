import Stripe from 'stripe';
import { STRIPE_API_VERSION } from './api-version.ts';

test("the version of Stripe's API is the one that the package has types for", () => {
  expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION);
});
