import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { readBody, type Reply, type Request } from '../http/http.ts';
import { BotName } from '../bot-name.ts';
import { ApiGate } from './api-gate.ts';
import { addApiRoutes } from './api-routes.ts';
import { addControlRoutes } from './control-routes.ts';
import { Faults } from '../http/faults.ts';
import { Fault } from './fault-kinds.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { addPaymentRoutes } from './payment-routes.ts';
import { Payments } from './payments.ts';
import { PromotionCodes } from './promotion-codes.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';
import { Router } from '../http/router.ts';
import { Sessions } from './sessions.ts';
import { StripeStore } from './stripe-store.ts';
import { TaxSetup } from './tax-account.ts';
import { Webhooks, type Endpoint } from './webhooks.ts';

const API_PREFIX = /^\/v1(?=\/)/;

export interface StripeOptions {
  /** 0: a free port. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  secretKey: string;
  /** Webhook endpoint and signing secret; absent: no webhooks. */
  endpoint?: Endpoint;
  /** Who sells, on the payment page and on invoices; default `Juno`. */
  seller?: BotName;
  /** File that persists the state; absent: the state is lost on restart. */
  stateFile?: string;
  /** Time after which delayed payments settle; absent: never. */
  settleAfterMs?: number;
  /** Delays between the attempts of a webhook delivery. */
  retryMs?: readonly number[];
  /** Epoch milliseconds. */
  now?: () => number;
}

export interface RunningStripe {
  /** Origin without a trailing slash; the API is under `/v1`. */
  url: string;
  /** Resolves when all connections are closed and the port is free. */
  close: () => Promise<void>;
}

/**
 * Starts the Stripe stand-in over real HTTP: checkout sessions, hosted payment page, refunds,
 * disputes, idempotency keys, signed webhooks and injected faults (`/__…`, see control-routes). For
 * tests and the local demo, never in production.
 */
export async function startStripe(options: StripeOptions): Promise<RunningStripe> {
  const now = options.now ?? Date.now;
  let url = '';
  const origin = () => url;
  const store = new StripeStore(options.stateFile);
  const { endpoint, retryMs, seller = new BotName('Juno') } = options;
  const webhooks = new Webhooks({ store, now, endpoint, retryMs });
  const sessions = new Sessions(store, webhooks, now, origin);
  const payments = new Payments(store, sessions, webhooks, now, origin, seller);
  const codes = new PromotionCodes(store, sessions, now);
  const faults = new Faults(Fault);
  const keys = new IdempotencyKeys(now);
  const gate = new ApiGate({ secretKey: options.secretKey, faults, keys, now });
  const timers = new Set<NodeJS.Timeout>();
  const settleLater = (id: string) => {
    if (options.settleAfterMs === undefined) return;
    const settle = () => {
      // It may have been settled by control meanwhile.
      if (payments.isProcessing(id)) payments.settle(id, 'succeeded');
    };
    timers.add(setTimeout(settle, options.settleAfterMs));
  };
  const router = new Router(API_PREFIX);
  const tax = { setup: TaxSetup.parse({}) };
  addApiRoutes(router, { sessions, payments, store, webhooks, tax, now });
  addPaymentRoutes(router, {
    sessions,
    payments,
    store,
    codes,
    seller,
    onPayLater: settleLater,
  });
  addControlRoutes(router, { faults, gate, keys, store, sessions, payments, codes, webhooks, tax });

  const server = createServer(
    (message, response) => void answer(message, response, { router, gate, seller }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  webhooks.resume();
  for (const { id, status } of store.contents.intents) {
    const session = store.contents.sessions.find((session) => session.payment_intent === id);
    if (status === 'processing' && session) settleLater(session.id);
  }
  return {
    url,
    close: () =>
      new Promise((resolve, reject) => {
        for (const timer of timers) clearTimeout(timer);
        gate.stop();
        webhooks.stop();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  { router, gate, seller }: { router: Router; gate: ApiGate; seller: BotName },
): Promise<void> {
  const method = message.method ?? 'GET';
  try {
    const url = new URL(message.url ?? '/', 'http://sandbox');
    const body = await readBody(message);
    const found = router.find(method, url.pathname);
    const request: Request = {
      method,
      url,
      headers: message.headers,
      params: found?.params ?? {},
      body,
    };
    if (found?.route.isApi) return await gate.answer(found.route, request, response);
    if (!found)
      throw new StripeError(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${method}: ${url.pathname})`,
      );
    await seller.ask();
    send(response, found.route.handler(request));
  } catch (error) {
    if (response.headersSent || response.destroyed) return void response.destroy();
    send(response, problemOf(error).toReply());
  }
}

function problemOf(error: unknown): StripeError {
  if (error instanceof StripeError) return error;
  if (error instanceof z.ZodError) return invalidRequest(z.prettifyError(error));
  return new StripeError(500, 'api_error', 'The sandbox failed');
}

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body);
}
