import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Reply, Request } from '../http/http.ts';
import type { Faults } from '../http/faults.ts';
import type { Fault } from './fault-kinds.ts';
import type { HeldKey, IdempotencyKeys } from './idempotency.ts';
import { API_VERSION } from './objects.ts';
import { ParameterError, StripeError } from './stripe-error.ts';
import type { Route } from '../http/router.ts';

/** A request to the API; never contains a key. */
export interface LoggedCall {
  /** Epoch milliseconds. */
  at: number;
  route: string;
  path: string;
  idempotencyKey: string | undefined;
  /** The raw form body. */
  body: string;
  /** Response status; 0 if the connection was closed. */
  status: number;
  /** Whether the response was replayed for its idempotency key. */
  replayed: boolean;
}

interface ApiGateOptions {
  secretKey: string;
  faults: Faults<Fault>;
  keys: IdempotencyKeys;
  now: () => number;
}

/** Middleware of the API: call log, injected faults, API key, idempotency. */
export class ApiGate {
  readonly calls: LoggedCall[] = [];
  readonly #options: ApiGateOptions;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: ApiGateOptions) {
    this.#options = options;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async answer(route: Route, request: Request, response: ServerResponse): Promise<void> {
    const { faults, now } = this.#options;
    const idempotencyKey = request.headers['idempotency-key'];
    const call: LoggedCall = {
      at: now(),
      route: route.name,
      path: request.url.pathname,
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
      body: request.body,
      status: 0,
      replayed: false,
    };
    this.calls.push(call);
    const fault = faults.hit(route.name);
    if (fault?.kind === 'down') return void response.destroy();
    const reply = await this.#reply(route, request, fault);
    if (fault?.kind === 'lost') return void response.destroy();
    if (fault?.kind === 'slow' && fault.part === 'after') await this.#wait(fault.ms);
    if (response.destroyed) return;
    call.status = reply.status;
    call.replayed = reply.headers['idempotent-replayed'] === 'true';
    response.writeHead(reply.status, {
      'request-id': `req_${randomBytes(7).toString('hex')}`,
      'stripe-version': API_VERSION,
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      // A retry would replay the stored response.
      ...(reply.status === 500 && { 'stripe-should-retry': 'false' }),
      ...reply.headers,
    });
    response.end(reply.body);
  }

  async #reply(route: Route, request: Request, fault: Fault | undefined): Promise<Reply> {
    let key: HeldKey | undefined;
    try {
      this.#authorize(request);
      // Stripe's limits of rates come before its idempotency keys.
      if (fault?.kind === 'rate-limit') return rateLimited();
      if (fault?.kind === 'forbidden') return forbidden();
      const entry = this.#options.keys.begin(request);
      if (entry && 'replay' in entry) return entry.replay;
      key = entry;
      if (fault?.kind === 'slow' && fault.part === 'before') await this.#wait(fault.ms);
      const reply = this.#execute(route, request, fault);
      key?.store(reply);
      return reply;
    } catch (error) {
      key?.forget();
      if (error instanceof StripeError) return error.toReply();
      throw error;
    }
  }

  /** @throws ParameterError before the execution */
  #execute(route: Route, request: Request, fault: Fault | undefined): Reply {
    const failing = fault?.kind === 'error' ? fault : undefined;
    try {
      const reply = !failing || failing.carriedOut ? route.handler(request) : undefined;
      if (reply && !failing) return reply;
    } catch (error) {
      if (error instanceof StripeError && !(error instanceof ParameterError)) {
        return error.toReply();
      }
      throw error;
    }
    const message = 'An unknown error occurred. (sandbox fault)';
    return new StripeError(failing?.status ?? 500, 'api_error', message).toReply();
  }

  #authorize({ headers }: Request): void {
    if (headers.authorization !== `Bearer ${this.#options.secretKey}`) {
      throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    const version = headers['stripe-version'];
    if (version !== undefined && version !== API_VERSION) {
      throw new ParameterError(`Invalid Stripe API version: ${String(version)}`);
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        resolve();
      }, ms);
      this.#timers.add(timer);
    });
  }
}

function forbidden(): Reply {
  const message = 'The provided key does not have the required permissions for this endpoint.';
  return new StripeError(403, 'invalid_request_error', message).toReply();
}

function rateLimited(): Reply {
  const message = 'Request rate limit exceeded.';
  const details = { code: 'rate_limit' } as const;
  const reply = new StripeError(429, 'invalid_request_error', message, details).toReply();
  return { ...reply, headers: { ...reply.headers, 'stripe-rate-limited-reason': 'global-rate' } };
}
