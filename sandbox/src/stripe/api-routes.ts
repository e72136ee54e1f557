import { json, type Request } from '../discord/http.ts';
import { parseForm, type FormValue } from './form.ts';
import type { List } from './objects.ts';
import type { Payments } from './payments.ts';
import { invalid } from './problem.ts';
import type { Router } from './router.ts';
import type { Sessions } from './sessions.ts';
import type { Shelf } from './shelf.ts';

interface Parts {
  sessions: Sessions;
  payments: Payments;
  shelf: Shelf;
}

/** The calls of Stripe's API that Portico uses, and refunds for its operators. */
export function addApiRoutes(router: Router, { sessions, payments, shelf }: Parts): void {
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
    .api('GET /payment_intents/:id', ({ params }) => json(200, shelf.intent(params.id ?? '')))
    .api('POST /refunds', (request) => json(200, refund(request, payments, shelf)))
    .api('GET /disputes', ({ url }) => {
      const charge = url.searchParams.get('charge');
      const intent = url.searchParams.get('payment_intent');
      const found = shelf.contents.disputes.filter(
        (one) => (!charge || one.charge === charge) && (!intent || one.payment_intent === intent),
      );
      return json(200, listOf([...found].reverse(), url));
    })
    .api('GET /events', ({ url }) => {
      const types = [...url.searchParams]
        .filter(([name]) => /^types(\[\d*\])?$/.test(name))
        .map(([, value]) => value);
      const success = url.searchParams.get('delivery_success');
      const since = Number(url.searchParams.get('created[gte]') ?? 0);
      const found = shelf.contents.events
        .filter(({ delivered }) => success === null || delivered === (success === 'true'))
        .map(({ event }) => event)
        .filter((event) => types.length === 0 || types.includes(event.type))
        .filter((event) => event.created >= since);
      return json(200, listOf(found.reverse(), url));
    });
}

function refund({ body }: Request, payments: Payments, shelf: Shelf): unknown {
  const form = parseForm(body);
  const charge = typeof form.charge === 'string' ? shelf.charge(form.charge) : undefined;
  const intent = form.payment_intent ?? charge?.payment_intent;
  if (typeof intent !== 'string')
    throw invalid('Name a payment_intent or a charge', 'payment_intent');
  const amount = typeof form.amount === 'string' ? Number(form.amount) : undefined;
  if (amount !== undefined && !Number.isInteger(amount)) throw invalid('Invalid integer', 'amount');
  return payments.refund(intent, amount, typeof form.reason === 'string' ? form.reason : null);
}

/** Newest first, as Stripe lists. */
function listOf<T extends { id: string }>(all: T[], url: URL): List<T> {
  const limit = Math.min(Number(url.searchParams.get('limit') ?? 10) || 10, 100);
  const after = url.searchParams.get('starting_after');
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const data = all.slice(start, start + limit);
  return { object: 'list', data, has_more: all.length > start + limit, url: url.pathname };
}

const expandOf = (url: URL): string[] =>
  [...url.searchParams].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value);

const texts = (value: FormValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
