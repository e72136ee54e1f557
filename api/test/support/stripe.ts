import {
  SECRET_KEY,
  startTestStripe,
  WEBHOOK_SECRET,
  type TestStripe,
} from 'sandbox/testing/stripe';
import Stripe from 'stripe';
import { CallOutcomes } from '../../src/core/dependency-health/call-outcomes.ts';
import { MetricsService } from '../../src/core/metrics/metrics.service.ts';
import { ServiceCalls } from '../../src/core/dependency-health/service-calls.ts';
import { StripeProvider } from '../../src/commerce/stripe/stripe.provider.ts';
import type { Config } from '../../src/core/config/config.ts';
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

/** A provider with the keys of a stand-in, as the API has one. */
export const providerOf = (
  { url }: { url: string },
  changes: Partial<Config['stripe']> = {},
): StripeProvider =>
  new StripeProvider(
    {
      stripe: {
        apiUrl: new URL(url),
        secretKey: SECRET_KEY,
        webhookSecret: WEBHOOK_SECRET,
        isLive: false,
        ...changes,
      },
    } as Config,
    new CallOutcomes(),
    new ServiceCalls(new MetricsService()),
  );

/** The provider's error while Stripe cannot be reached. */
export const AWAY = {
  status: 503,
  kind: 'payment-provider-away',
  message: 'The payment provider cannot be reached right now. Please try again shortly.',
  headers: { 'retry-after': '10' },
};

/** The error of a failed call. */
export const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
