import type Stripe from 'stripe';
import type { z } from 'zod';
import { json, type Reply, type Request } from '../http/http.ts';
import { parseForm } from './form.ts';
import { pageOf } from './lists.ts';
import type { Dispute, Event, List, Refund, SentSession } from './objects.ts';
import {
  DisputeListParams,
  EventListParams,
  NoParams,
  RefundListParams,
  RefundParams,
  TaxRateListParams,
  TaxRateParams,
  TaxRateUpdateParams,
  TaxRegistrationListParams,
  WebhookEndpointListParams,
} from './other-params.ts';
import { taxRegistrations, taxSettings, type TaxSetup } from './tax-account.ts';
import { newTaxRate } from './tax-rates.ts';
import { parseParams } from './params.ts';
import type { Payments } from './payments.ts';
import type { Router } from '../http/router.ts';
import { RetrieveSessionParams } from './session-params.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';
import { listedEndpoint } from './webhook-endpoint.ts';
import type { Webhooks } from './webhooks.ts';

interface Parts {
  sessions: Sessions;
  payments: Payments;
  store: StripeStore;
  webhooks: Webhooks;
  tax: { setup: TaxSetup };
  /** Epoch milliseconds. */
  now: () => number;
}

/** Stripe lists events of the last 30 days. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

/** The Stripe API calls that Portico uses, and refunds for operators. */
export function addApiRoutes(
  router: Router,
  { sessions, payments, store, webhooks, tax, now }: Parts,
): void {
  const { contents } = store;
  router
    .api('POST /checkout/sessions', ({ body }) =>
      answer<SentSession>(sessions.create(parseForm(body))),
    )
    .api('GET /checkout/sessions/:id', (request) => {
      const { expand } = paramsOfQuery(RetrieveSessionParams, request);
      return answer<SentSession>(sessions.view(idOf(request), expand));
    })
    .api('POST /checkout/sessions/:id/expire', (request) => {
      parseParams(NoParams, parseForm(request.body));
      return answer<SentSession>(sessions.expire(idOf(request)));
    })
    .api('GET /payment_intents/:id', (request) => {
      paramsOfQuery(NoParams, request);
      return answer<Stripe.PaymentIntent>(store.intent(idOf(request)));
    })
    .api('GET /charges/:id', (request) => {
      paramsOfQuery(NoParams, request);
      return answer<Stripe.Charge>(store.charge(idOf(request)));
    })
    .api('POST /refunds', ({ body }) =>
      answer<Stripe.Refund>(payments.refund(parseParams(RefundParams, parseForm(body)))),
    )
    .api('GET /refunds', (request) => {
      const params = paramsOfQuery(RefundListParams, request);
      const list = { what: 'refund', path: '/v1/refunds' };
      return answer<List<Stripe.Refund>>(
        pageOf(contents.refunds, list, params, isOfPayment(params)),
      );
    })
    .api('POST /tax_rates', ({ body }) => {
      const params = parseParams(TaxRateParams, parseForm(body));
      const rate = newTaxRate(params, Math.floor(now() / 1000));
      contents.taxRates.push(rate);
      store.save();
      return answer<Stripe.TaxRate>(rate);
    })
    .api('POST /tax_rates/:id', (request) => {
      const rate = store.taxRate(idOf(request));
      const { active = rate.active, display_name = rate.display_name } = parseParams(
        TaxRateUpdateParams,
        parseForm(request.body),
      );
      Object.assign(rate, { active, display_name } satisfies Partial<Stripe.TaxRate>);
      store.save();
      return answer<Stripe.TaxRate>(rate);
    })
    .api('GET /tax_rates', (request) => {
      const params = paramsOfQuery(TaxRateListParams, request);
      const { active, inclusive } = params;
      const list = { what: 'tax rate', path: '/v1/tax_rates' };
      return answer<List<Stripe.TaxRate>>(
        pageOf(
          contents.taxRates,
          list,
          params,
          (rate) =>
            (active === undefined || rate.active === active) &&
            (inclusive === undefined || rate.inclusive === inclusive),
        ),
      );
    })
    .api('GET /tax/settings', (request) => {
      paramsOfQuery(NoParams, request);
      return answer<Stripe.Tax.Settings>(taxSettings(tax.setup));
    })
    .api('GET /tax/registrations', (request) => {
      const params = paramsOfQuery(TaxRegistrationListParams, request);
      const list = { what: 'tax registration', path: '/v1/tax/registrations' };
      return answer<List<Stripe.Tax.Registration>>(
        pageOf(taxRegistrations(tax.setup), list, params),
      );
    })
    .api('GET /disputes', (request) => {
      const params = paramsOfQuery(DisputeListParams, request);
      const list = { what: 'dispute', path: '/v1/disputes' };
      return answer<List<Stripe.Dispute>>(
        pageOf(contents.disputes, list, params, isOfPayment(params)),
      );
    })
    .api('GET /webhook_endpoints', (request) => {
      const params = paramsOfQuery(WebhookEndpointListParams, request);
      const list = { what: 'webhook endpoint', path: '/v1/webhook_endpoints' };
      const { endpoint } = webhooks;
      const all = endpoint ? [listedEndpoint(endpoint)] : [];
      return answer<List<Stripe.WebhookEndpoint>>(pageOf(all, list, params));
    })
    .api('GET /events', (request) =>
      answer<List<Event>>(events(paramsOfQuery(EventListParams, request), store, now())),
    );
}

/** A response of Stripe's published type. */
const answer = <Published>(value: Published): Reply => json(200, value);

const idOf = ({ params }: Request): string => params.id ?? '';

const paramsOfQuery = <Schema extends z.ZodType>(schema: Schema, { url }: Request) =>
  parseParams(schema, parseForm(url.search));

const isOfPayment =
  ({ charge, payment_intent: intent }: z.output<typeof RefundListParams>) =>
  (object: Refund | Dispute): boolean =>
    (charge === undefined || object.charge === charge) &&
    (intent === undefined || object.payment_intent === intent);

/** @param now epoch milliseconds */
function events(
  params: z.output<typeof EventListParams>,
  { contents }: StripeStore,
  now: number,
): List<Event> {
  const { delivery_success: success, type, types } = params;
  const kept = contents.events.filter(({ event }) => event.created * 1000 > now - EVENTS_KEPT_MS);
  const delivered = new Set(kept.filter((entry) => entry.delivered).map(({ event }) => event.id));
  return pageOf(
    kept.map(({ event }) => event),
    { what: 'event', path: '/v1/events' },
    params,
    (event) =>
      (success === undefined || delivered.has(event.id) === success) &&
      (type === undefined || event.type === type) &&
      (types === undefined || types.includes(event.type)),
  );
}
