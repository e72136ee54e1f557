import { SECRET_KEY, startTestStripe, type TestStripe } from 'sandbox/testing/stripe';
import Stripe from 'stripe';
import { addCleanUp } from './clean-up.ts';

export { SECRET_KEY, WEBHOOK_SECRET } from 'sandbox/testing/stripe';

/** A stand-in for Stripe over real HTTP; stopped after the test file. */
export async function startStripe(
  options: Parameters<typeof startTestStripe>[0] = {},
): Promise<TestStripe> {
  const stripe = await startTestStripe(options);
  addCleanUp(() => stripe.close());
  return stripe;
}

/** The official SDK with the sandbox's address. */
export function sdkOf({ url }: { url: string }, options: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 10_000,
    telemetry: false,
    ...options,
  });
}
