import { z } from 'zod';
import type { Config } from '../../core/config/config.ts';
import { isLoopback, isPrivate } from '../../core/config/safe-addresses.ts';
import { isAnswer, type Answer, type NoAnswer } from '../../core/doctor/ask.ts';
import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';
import type { LiveSite } from '../../core/site/live-site.ts';
import { checkStripeTax } from './stripe-tax.check.ts';
import { STRIPE_API_VERSION } from './api-version.ts';
import { EVENT_TYPES } from './event-types.ts';

const Endpoints = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      status: z.string(),
      enabled_events: z.array(z.string()),
      api_version: z.string().nullable(),
    }),
  ),
});
type Endpoint = z.infer<typeof Endpoints>['data'][number];

type Ask = (url: string, init: RequestInit) => Promise<Answer | NoAnswer>;

const WEBHOOK_PATH = '/api/stripe/webhook';
const apiOf = ({ stripe }: Config) => stripe.apiUrl ?? new URL('https://api.stripe.com');
const inDashboard = 'in the dashboard of Stripe (Developers, Webhooks)';

/** Reads one event with the key, and the webhook endpoints of its account. Changes nothing. */
export async function checkStripe(
  config: Config,
  ask: Ask,
  { seller }: Pick<LiveSite, 'seller'>,
): Promise<Finding[]> {
  const { secretKey } = config.stripe;
  if (secretKey === undefined)
    return [skipped('stripe', 'STRIPE_SECRET_KEY is not set: the store sells nothing.')];
  const read = (path: string) =>
    ask(`${apiOf(config).origin}/v1/${path}`, {
      headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': STRIPE_API_VERSION },
    });
  const key = keyFinding(config, await read('events?limit=1'));
  // A rejected key says nothing about webhooks.
  if (key.state === 'problem') return [key];
  return [
    key,
    webhookFinding(config, await read('webhook_endpoints?limit=100')),
    ...(seller.tax.mode === 'stripe' ? [await checkStripeTax(read)] : []),
  ];
}

function keyFinding(config: Config, answer: Answer | NoAnswer): Finding {
  const { host } = apiOf(config);
  if (!isAnswer(answer)) {
    return problem(
      'stripe',
      `Stripe at ${host} does not answer (${answer.failure}).`,
      `Allow this machine to connect to ${host}, or correct STRIPE_API_URL.`,
    );
  }
  switch (answer.status) {
    case 200:
      return ok(
        'stripe',
        `Stripe accepts STRIPE_SECRET_KEY, a ${config.stripe.isLive ? 'live' : 'test'} key.`,
      );
    case 401:
      return problem(
        'stripe',
        'Stripe rejects STRIPE_SECRET_KEY (401).',
        'Copy the key from the dashboard of Stripe (Developers, API keys), or create a new one.',
      );
    case 403:
      return problem(
        'stripe',
        'The restricted key in STRIPE_SECRET_KEY may not read events (403).',
        'Give the key the rights that docs/deployment.md lists under "Stripe".',
      );
    default:
      return problem(
        'stripe',
        `Stripe at ${host} answers ${answer.status}.`,
        'Try again later: https://status.stripe.com reports outages.',
      );
  }
}

function webhookFinding(config: Config, answer: Answer | NoAnswer): Finding {
  const address = `${config.publicOrigin}${WEBHOOK_PATH}`;
  if (config.stripe.webhookSecret === undefined) {
    return problem(
      'webhook',
      'STRIPE_WEBHOOK_SECRET is not set: payments are noticed a minute late, by the sweeper.',
      `Set it to the signing secret of the webhook endpoint ${address}, which is shown ${inDashboard}.`,
    );
  }
  const isStandIn = isLoopback(apiOf(config).hostname);
  if (!isStandIn && isPrivate(new URL(address).hostname)) {
    return problem(
      'webhook',
      `Stripe cannot reach ${address}, an address of this machine or of a private network.`,
      `Set PUBLIC_ORIGIN to the public address of the site, or forward events with "stripe listen --forward-to ${address}".`,
    );
  }
  if (isAnswer(answer) && answer.status === 403) {
    return skipped(
      'webhook',
      `The restricted key may not read webhook endpoints: compare ${address} and its events with docs/deployment.md, or give the key the right Webhook Endpoints (read).`,
    );
  }
  const endpoints = isAnswer(answer) ? Endpoints.safeParse(answer.body).data : undefined;
  if (!endpoints) {
    return problem(
      'webhook',
      `Stripe at ${apiOf(config).host} does not list its webhook endpoints (${isAnswer(answer) ? answer.status : answer.failure}).`,
      'Try again later: https://status.stripe.com reports outages.',
    );
  }
  const own = endpoints.data.filter(({ url }) => isOwn(url, config.publicOrigin, isStandIn));
  const enabled = own.find(({ status }) => status === 'enabled');
  if (enabled) return endpointFinding(enabled);
  return own.length > 0
    ? problem(
        'webhook',
        `The webhook endpoint ${address} is disabled.`,
        `Enable it ${inDashboard}.`,
      )
    : problem(
        'webhook',
        `Stripe has no webhook endpoint ${address}.`,
        `Add it ${inDashboard} with the events that docs/deployment.md lists, and set STRIPE_WEBHOOK_SECRET to its signing secret.`,
      );
}

/** A stand-in on this machine delivers to any address of it. */
const isOwn = (url: string, publicOrigin: string, isStandIn: boolean) =>
  URL.canParse(url) &&
  new URL(url).pathname === WEBHOOK_PATH &&
  (isStandIn || new URL(url).origin === publicOrigin);

function endpointFinding({ url, enabled_events: events, api_version: version }: Endpoint): Finding {
  const missing = events.includes('*') ? [] : EVENT_TYPES.filter((type) => !events.includes(type));
  if (missing.length > 0) {
    return problem(
      'webhook',
      `The webhook endpoint ${url} does not send ${missing.join(', ')}.`,
      `Add ${missing.length === 1 ? 'this event' : 'these events'} to the endpoint ${inDashboard}.`,
    );
  }
  if (version !== null && version !== STRIPE_API_VERSION) {
    return problem(
      'webhook',
      `The webhook endpoint ${url} sends events of the API version ${version} instead of ${STRIPE_API_VERSION}.`,
      `Create it again ${inDashboard} with the API version ${STRIPE_API_VERSION}.`,
    );
  }
  return ok('webhook', `The webhook endpoint ${url} sends all events that Portico needs.`);
}
