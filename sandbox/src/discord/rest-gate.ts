import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { authKind, type CallLog, type LoggedCall } from './call-log.ts';
import type { Faults } from '../http/faults.ts';
import type { Fault } from './fault-kinds.ts';
import { discordError, unauthorized } from './discord-error.ts';
import { json, type Reply, type Request } from '../http/http.ts';
import type { Limit, RateLimits, Verdict } from './rate-limits.ts';
import type { Route } from '../http/router.ts';

export interface RestGateOptions {
  faults: Faults<Fault>;
  calls: CallLog;
  limits: RateLimits;
  /** Bucket sizes by route name, and of `global`. */
  sizes?: Readonly<Record<string, Limit>>;
  now: () => number;
}

const DEFAULT_SIZES: Readonly<Record<string, Limit>> = {
  global: { requests: 50, windowMs: 1000 },
  'GET /users/@me/guilds': { requests: 5, windowMs: 5000 },
};
const DEFAULT_SIZE: Limit = { requests: 50, windowMs: 5000 };

const HUGE_CHUNK = Buffer.alloc(64 * 1024, 'x');
const HUGE_CHUNKS = 512;

/** Middleware of the REST API: call log, injected faults, rate limits. */
export class RestGate {
  readonly #options: RestGateOptions;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: RestGateOptions) {
    this.#options = options;
  }

  /** Drops delayed responses. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async answer(
    route: Route,
    request: Request,
    response: ServerResponse,
    at: number,
  ): Promise<void> {
    const { faults, calls, limits, sizes = {} } = this.#options;
    const size = sizes[route.name] ?? DEFAULT_SIZES[route.name] ?? DEFAULT_SIZE;
    const global = sizes.global ?? DEFAULT_SIZES.global ?? DEFAULT_SIZE;
    const caller = callerOf(request);
    const call = describe(route, request, at);
    calls.add(call);

    const fault = faults.hit(route.name);
    if (fault?.kind === 'down') return void response.destroy();
    const verdict =
      fault?.kind === 'rate-limit'
        ? limits.reject(route.name, caller, size, fault.retryAfter * 1000, fault.scope)
        : limits.take(route.name, caller, size, global);
    call.tooEarly = verdict.tooEarly;
    const reply = verdict.rejection ? rateLimited(verdict) : replyOf(route, request, fault);
    if (fault?.kind === 'lost') return void response.destroy();
    if (fault?.kind === 'slow' && fault.part === 'answer') await this.#wait(fault.ms);
    if (response.destroyed) return;
    call.status = reply.status;
    response.writeHead(reply.status, { ...verdict.headers, ...reply.headers });
    if (fault?.kind === 'slow' && fault.part === 'body') {
      response.write(reply.body.slice(0, 1));
      await this.#wait(fault.ms);
      response.end(reply.body.slice(1));
    } else if (fault?.kind === 'garbage' && fault.form === 'huge') {
      sendHuge(response);
    } else {
      response.end(request.method === 'HEAD' ? undefined : reply.body);
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

function replyOf(route: Route, request: Request, fault: Fault | undefined): Reply {
  switch (fault?.kind) {
    case 'unauthorized':
      return unauthorized();
    case 'error':
      return discordError(fault.status, `${fault.status}: Internal Server Error`);
    case 'garbage':
      return garbage(fault.form, route, request);
    default:
      return route.handler(request);
  }
}

function garbage(
  form: (Fault & { kind: 'garbage' })['form'],
  route: Route,
  request: Request,
): Reply {
  switch (form) {
    case 'html':
      return {
        ...json(200, null),
        headers: { 'content-type': 'text/html' },
        body: '<h1>Oops</h1>',
      };
    case 'shape':
      return json(200, { id: 42, unexpected: [true] });
    case 'truncated': {
      const whole = route.handler(request);
      return { ...whole, body: whole.body.slice(0, Math.floor(whole.body.length / 2)) };
    }
    case 'huge':
      return json(200, null);
  }
}

/** Streams 32 MiB as one JSON string with backpressure. */
function sendHuge(response: ServerResponse): void {
  let left = HUGE_CHUNKS;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(HUGE_CHUNK)) return void response.once('drain', more);
    }
    response.end('"');
  };
  response.write('"');
  more();
}

function rateLimited({ rejection }: Verdict): Reply {
  const { body = '', contentType = 'text/plain' } = rejection ?? {};
  return { status: 429, headers: { 'content-type': contentType }, body };
}

function describe(route: Route, request: Request, at: number): LoggedCall {
  const grantType =
    route.name === 'POST /oauth2/token' && new URLSearchParams(request.body).get('grant_type');
  return {
    at,
    method: request.method,
    path: request.url.pathname,
    route: route.name,
    auth: authKind(request.headers),
    ...(grantType && { grantType }),
    status: 0,
    tooEarly: false,
  };
}

/** Limits are per token; requests without a token share a limit. */
function callerOf({ headers }: Request): string {
  return createHash('sha256')
    .update(headers.authorization ?? '')
    .digest('hex');
}
