import { z } from 'zod';
import { json, noContent, type Reply, type Request } from '../http/http.ts';
import type { Handler } from '../http/router.ts';
import type { ApiGate } from './api-gate.ts';
import type { Faults } from '../http/faults.ts';
import type { Fault } from './fault-kinds.ts';
import type { Payments } from './payments.ts';
import { invalid } from './problem.ts';
import type { Router } from '../http/router.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';
import { DeliveryFault, type Webhooks } from './webhooks.ts';

interface Controls {
  faults: Faults<Fault>;
  gate: ApiGate;
  store: StripeStore;
  sessions: Sessions;
  payments: Payments;
  webhooks: Webhooks;
}

const MadeUpEvents = z.array(
  z.strictObject({ type: z.string(), object: z.looseObject({}), created: z.int().optional() }),
);

/**
 * What tests steer the sandbox by. Web pages of other origins are turned away.
 *
 * | call | does |
 * |---|---|
 * | `GET`, `POST`, `DELETE /__faults` | list, arm one, take all back |
 * | `GET`, `DELETE /__calls` | requests to the API so far; forget them |
 * | `POST /__events` | a list of `{type, object, created}`: events of anything, of any age |
 * | `DELETE /__events` | forget all events |
 * | `PUT /__endpoint` | `{url, secret}`: where webhooks go |
 * | `PUT /__webhooks` | `{hold, drop, copies, delayMs}`: how deliveries misbehave |
 * | `GET /__webhooks` | deliveries so far |
 * | `POST /__webhooks/release` | `{order}`: send what was held |
 * | `POST /__webhooks/:event/resend` | send an event again |
 * | `GET`, `DELETE /__sessions` | every session; forget everything, faults and deliveries included |
 * | `POST /__sessions/:id/:act` | `pay`, `pay-later`, `succeed`, `fail`, `expire`, `refund` (`{amount}`), `dispute` |
 * | `PUT /__sessions/:id` | other values of some fields, such as a wrong `amount_total` |
 * | `POST /__disputes/:id/:outcome` | `won`, `lost` |
 * | `POST /__refunds/:id/:outcome` | `failed`, `canceled` |
 */
export function addControlRoutes(router: Router, controls: Controls): void {
  const { faults, gate, store, webhooks } = controls;
  const on = (name: string, handler: Handler) => router.page(name, guarded(handler));
  on('GET /__faults', () => json(200, faults.list()));
  on('POST /__faults', (request) => json(201, faults.arm(bodyOf(request))));
  on('DELETE /__faults', () => done(() => faults.clear()));
  on('GET /__calls', () => json(200, gate.calls));
  on('DELETE /__calls', () => done(() => gate.calls.splice(0)));
  on('POST /__events', (request) => {
    const made = MadeUpEvents.parse(bodyOf(request));
    return json(
      201,
      made.map(({ type, object, created }) => webhooks.emit(type, object, created)),
    );
  });
  on('DELETE /__events', () =>
    done(() => {
      store.contents.events.splice(0);
      store.save();
    }),
  );
  on('PUT /__endpoint', (request) =>
    done(() => {
      webhooks.endpoint = z
        .strictObject({ url: z.url(), secret: z.string() })
        .parse(bodyOf(request));
    }),
  );
  on('GET /__webhooks', () => json(200, webhooks.deliveries));
  on('PUT /__webhooks', (request) =>
    done(() => {
      webhooks.fault = DeliveryFault.parse(bodyOf(request));
    }),
  );
  on('POST /__webhooks/release', (request) => {
    const Order = z.strictObject({ order: z.enum(['as-is', 'reverse']).default('as-is') });
    return json(200, { sent: webhooks.release(Order.parse(bodyOf(request)).order) });
  });
  on('POST /__webhooks/:event/resend', ({ params }) =>
    json(webhooks.resend(params.event ?? '') ? 200 : 404, {}),
  );
  on('GET /__sessions', () => json(200, store.contents.sessions));
  on('DELETE /__sessions', () =>
    done(() => {
      store.clear();
      faults.clear();
      webhooks.forget();
      gate.calls.splice(0);
    }),
  );
  on('PUT /__sessions/:id', (request) => {
    const session = store.session(request.params.id ?? '');
    Object.assign(session, bodyOf(request));
    store.save();
    return json(200, session);
  });
  on('POST /__sessions/:id/:act', (request) => json(200, act(request, controls)));
  on('POST /__disputes/:id/:outcome', ({ params }) => {
    const outcome = z.enum(['won', 'lost']).parse(params.outcome);
    return json(200, controls.payments.closeDispute(params.id ?? '', outcome));
  });
  on('POST /__refunds/:id/:outcome', ({ params }) => {
    const outcome = z.enum(['failed', 'canceled']).parse(params.outcome);
    return json(200, controls.payments.takeBackRefund(params.id ?? '', outcome));
  });
}

function act(request: Request, { payments, sessions, store }: Controls): unknown {
  const { id = '', act: name } = request.params;
  const intent = () => store.session(id).payment_intent ?? '';
  switch (name) {
    case 'pay':
      return payments.pay(id);
    case 'pay-later':
      return payments.payLater(id);
    case 'succeed':
      return payments.settle(id, 'succeeded');
    case 'fail':
      return payments.settle(id, 'failed');
    case 'expire':
      return sessions.expire(id);
    case 'refund': {
      const { amount } = z.object({ amount: z.int().optional() }).parse(bodyOf(request));
      return payments.refund(intent(), amount);
    }
    case 'dispute':
      return payments.dispute(intent());
    default:
      throw invalid(`No such act: ${name}`);
  }
}

function bodyOf(request: Request): unknown {
  if (request.body === '') return {};
  try {
    return JSON.parse(request.body);
  } catch {
    throw invalid('The body is not JSON');
  }
}

function done(work: () => void): Reply {
  work();
  return noContent();
}

function guarded(handler: Handler): Handler {
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    const isForeign =
      request.headers.origin !== undefined || site === 'cross-site' || site === 'same-site';
    return isForeign ? json(403, { error: { message: 'Not for web pages' } }) : handler(request);
  };
}
