import { json, type Request } from '../http/http.ts';
import { parseForm, type FormValue } from './form.ts';
import { pageOf } from './lists.ts';
import type { Dispute, Event, List, Refund } from './objects.ts';
import type { Payments } from './payments.ts';
import { invalidRequest } from './stripe-error.ts';
import type { Router } from '../http/router.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';

interface Parts {
  sessions: Sessions;
  payments: Payments;
  store: StripeStore;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Stripe lists events of the last 30 days. */
const EVENTS_KEPT_MS = 30 * 86_400_000;
const MAX_TYPES = 20;

/** The Stripe API calls that Portico uses, and refunds for operators. */
export function addApiRoutes(router: Router, { sessions, payments, store, now }: Parts): void {
  router
    .api('POST /checkout/sessions', ({ body }) => {
      const form = parseForm(body);
      const session = sessions.create(form);
      return json(200, sessions.view(session.id, texts(form.expand)));
    })
    .api('GET /checkout/sessions/:id', ({ params, url }) =>
      json(200, sessions.view(params.id ?? '', expandOf(url))),
    )
    .api('POST /checkout/sessions/:id/expire', ({ params }) =>
      json(200, sessions.view(sessions.expire(params.id ?? '').id)),
    )
    .api('GET /payment_intents/:id', ({ params }) => json(200, store.intent(params.id ?? '')))
    .api('POST /refunds', (request) => json(200, refund(request, payments, store)))
    .api('GET /refunds', ({ url }) =>
      json(200, pageOf(store.contents.refunds, 'refund', url, ofPayment(url))),
    )
    .api('GET /disputes', ({ url }) =>
      json(200, pageOf(store.contents.disputes, 'dispute', url, ofPayment(url))),
    )
    .api('GET /events', ({ url }) => json(200, events(url, store, now())));
}

/** Filters by the `charge` and `payment_intent` of the query. */
function ofPayment({ searchParams }: URL) {
  const charge = searchParams.get('charge');
  const intent = searchParams.get('payment_intent');
  return (object: Refund | Dispute): boolean =>
    (!charge || object.charge === charge) && (!intent || object.payment_intent === intent);
}

/** @param now epoch milliseconds */
function events(url: URL, store: StripeStore, now: number): List<Event> {
  const types = [...url.searchParams]
    .filter(([name]) => /^types(\[\d*\])?$/.test(name))
    .map(([, value]) => value);
  if (types.length > MAX_TYPES)
    throw invalidRequest(`You may pass up to ${MAX_TYPES} types`, 'types');
  const success = url.searchParams.get('delivery_success');
  const kept = store.contents.events.filter(
    ({ event }) => event.created * 1000 > now - EVENTS_KEPT_MS,
  );
  const delivered = new Set(kept.filter((entry) => entry.delivered).map(({ event }) => event.id));
  return pageOf(
    kept.map(({ event }) => event),
    'event',
    url,
    ({ id, type }) =>
      (success === null || delivered.has(id) === (success === 'true')) &&
      (types.length === 0 || types.includes(type)),
  );
}

function refund({ body }: Request, payments: Payments, store: StripeStore): unknown {
  const form = parseForm(body);
  const charge = typeof form.charge === 'string' ? store.charge(form.charge) : undefined;
  const intent = form.payment_intent ?? charge?.payment_intent;
  if (typeof intent !== 'string')
    throw invalidRequest('Name a payment_intent or a charge', 'payment_intent');
  const amount = typeof form.amount === 'string' ? Number(form.amount) : undefined;
  if (amount !== undefined && !Number.isInteger(amount))
    throw invalidRequest('Invalid integer', 'amount');
  return payments.refund(intent, amount, typeof form.reason === 'string' ? form.reason : null);
}

const expandOf = (url: URL): string[] =>
  [...url.searchParams].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value);

const texts = (value: FormValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
