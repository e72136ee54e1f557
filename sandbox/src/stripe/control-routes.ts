import { z } from 'zod';
import { json, noContent, type Reply, type Request } from '../http/http.ts';
import type { Handler } from '../http/router.ts';
import { Buyer } from './buyer.ts';
import type { ApiGate } from './api-gate.ts';
import { DISPUTE_OUTCOMES } from './disputes.ts';
import type { Faults } from '../http/faults.ts';
import type { Fault } from './fault-kinds.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { Payments } from './payments.ts';
import { NewPromotionCode, type PromotionCodes } from './promotion-codes.ts';
import { invalidRequest } from './stripe-error.ts';
import type { Router } from '../http/router.ts';
import type { Sessions } from './sessions.ts';
import type { StripeStore } from './stripe-store.ts';
import { TaxSetup } from './tax-account.ts';
import { DeliveryFault, type Webhooks } from './webhooks.ts';

interface Controls {
  faults: Faults<Fault>;
  gate: ApiGate;
  keys: IdempotencyKeys;
  store: StripeStore;
  sessions: Sessions;
  payments: Payments;
  codes: PromotionCodes;
  webhooks: Webhooks;
  tax: { setup: TaxSetup };
}

const EventList = z.array(
  z.strictObject({ type: z.string(), object: z.looseObject({}), created: z.int().optional() }),
);

/**
 * Control API of the sandbox for tests. Cross-origin requests of web pages are rejected.
 *
 * | call | effect |
 * |---|---|
 * | `GET`, `POST`, `DELETE /__faults` | list faults, add one, remove all |
 * | `GET`, `DELETE /__calls` | list or clear the log of API requests |
 * | `POST /__events` | create events from a list of `{type, object, created}` |
 * | `DELETE /__events` | delete all events |
 * | `PUT /__endpoint` | set the webhook endpoint: `{url, secret}`, listed with `events`, `isDisabled`, `apiVersion` |
 * | `DELETE /__endpoint` | remove the webhook endpoint |
 * | `PUT /__webhooks` | set the delivery fault: `{hold, drop, copies, delayMs}` |
 * | `GET /__webhooks` | list deliveries |
 * | `POST /__webhooks/release` | send held events: `{order}` |
 * | `POST /__webhooks/:event/resend` | send an event again |
 * | `GET`, `DELETE /__sessions` | list sessions; delete all objects, faults and deliveries |
 * | `POST /__sessions/:id/:act` | `pay`, `pay-later`, `succeed`, `fail`, `expire`, `refund` (`{amount}`), `dispute`, `inquire`, `warn` (of fraud), `apply` (`{code}`), `locate` (`{country, taxId}`: the buyer of Stripe Tax) |
 * | `POST /__promotion-codes` | create a code: `{code, percentOff}` or `{code, amountOff}`, with `expiresAt`, `maxRedemptions`, `minimumAmount` |
 * | `PUT /__sessions/:id` | overwrite fields, such as a wrong `amount_total` |
 * | `POST /__disputes/:id/:outcome` | `reviewed`, of an inquiry `escalated` and `closed`, of a chargeback `won`, `lost` and `prevented` |
 * | `PUT /__balance` | set the seller's balance for refunds: `{cents}`; a larger refund stays pending |
 * | `PUT /__tax` | set how far Stripe Tax is set up: `{countries, hasHeadOffice}` |
 * | `GET /__refunds` | ids of the refunds of `?session=`, newest first |
 * | `POST /__refunds/:id/:outcome` | `requires_action`, `succeeded`, `failed`, `canceled` |
 */
export function addControlRoutes(router: Router, controls: Controls): void {
  const { faults, gate, keys, store, webhooks } = controls;
  const on = (name: string, handler: Handler) => router.page(name, guarded(handler));
  on('GET /__faults', () => json(200, faults.list()));
  on('POST /__faults', (request) => json(201, faults.arm(bodyOf(request))));
  on('DELETE /__faults', () => done(() => faults.clear()));
  on('GET /__calls', () => json(200, gate.calls));
  on('DELETE /__calls', () => done(() => gate.calls.splice(0)));
  on('POST /__events', (request) => {
    const events = EventList.parse(bodyOf(request));
    return json(
      201,
      events.map(({ type, object, created }) => webhooks.send(type, object, created)),
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
        .strictObject({
          url: z.url(),
          secret: z.string(),
          events: z.array(z.string()).optional(),
          isDisabled: z.boolean().optional(),
          apiVersion: z.string().optional(),
        })
        .parse(bodyOf(request));
    }),
  );
  on('DELETE /__endpoint', () => done(() => (webhooks.endpoint = undefined)));
  on('PUT /__balance', (request) =>
    done(() => {
      controls.payments.balance = z.strictObject({ cents: z.int() }).parse(bodyOf(request)).cents;
    }),
  );
  on('PUT /__tax', (request) => done(() => (controls.tax.setup = TaxSetup.parse(bodyOf(request)))));
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
  on('POST /__promotion-codes', (request) =>
    json(201, controls.codes.create(NewPromotionCode.parse(bodyOf(request)))),
  );
  on('GET /__sessions', () => json(200, store.contents.sessions));
  on('DELETE /__sessions', () =>
    done(() => {
      store.clear();
      keys.clear();
      faults.clear();
      controls.payments.balance = Infinity;
      controls.tax.setup = TaxSetup.parse({});
      webhooks.reset();
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
    const outcome = z.enum(DISPUTE_OUTCOMES).parse(params.outcome);
    return json(200, controls.payments.disputes.end(params.id ?? '', outcome));
  });
  on('GET /__refunds', ({ url }) => {
    const { payment_intent: intent } = store.session(url.searchParams.get('session') ?? '');
    const own = store.contents.refunds.filter((refund) => refund.payment_intent === intent);
    return json(200, own.map(({ id }) => id).reverse());
  });
  on('POST /__refunds/:id/:outcome', ({ params }) => {
    const outcome = z
      .enum(['requires_action', 'succeeded', 'failed', 'canceled'])
      .parse(params.outcome);
    const { payments } = controls;
    const id = params.id ?? '';
    return json(
      200,
      outcome === 'failed' || outcome === 'canceled'
        ? payments.reverseRefund(id, outcome)
        : payments.continueRefund(id, outcome),
    );
  });
}

function act(request: Request, { payments, sessions, codes, store }: Controls): unknown {
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
      return payments.refund({ payment_intent: intent(), amount });
    }
    case 'apply':
      return codes.apply(id, z.object({ code: z.string() }).parse(bodyOf(request)).code);
    case 'locate':
      return sessions.locate(id, Buyer.parse(bodyOf(request)));
    case 'dispute':
      return payments.dispute(intent());
    case 'inquire':
      return payments.inquire(intent());
    case 'warn':
      return payments.warn(intent());
    default:
      throw invalidRequest(`No such act: ${name}`);
  }
}

function bodyOf(request: Request): unknown {
  if (request.body === '') return {};
  try {
    return JSON.parse(request.body);
  } catch {
    throw invalidRequest('The body is not JSON');
  }
}

function done(work: () => void): Reply {
  work();
  return noContent();
}

function guarded(handler: Handler): Handler {
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    const isCrossOrigin =
      request.headers.origin !== undefined || site === 'cross-site' || site === 'same-site';
    return isCrossOrigin
      ? json(403, { error: { message: 'Not for web pages' } })
      : handler(request);
  };
}
