import type Stripe from 'stripe';
import { API_VERSION } from './objects.ts';
import type { Endpoint } from './webhooks.ts';

/** The webhook endpoint as Stripe lists it, without its secret. */
export const listedEndpoint = ({
  url,
  events = ['*'],
  isDisabled = false,
  apiVersion = API_VERSION,
}: Endpoint): Stripe.WebhookEndpoint => ({
  id: 'we_sandbox',
  object: 'webhook_endpoint',
  api_version: apiVersion,
  application: null,
  created: 0,
  description: null,
  enabled_events: [...events],
  livemode: false,
  metadata: {},
  status: isDisabled ? 'disabled' : 'enabled',
  url,
});
