import { createHash } from 'node:crypto';
import type { ServiceCall } from '../../core/dependency-health/service-calls.ts';
import type { Clock } from './clock.ts';
import { DiscordRateLimited, DiscordUnavailable } from './discord-errors.ts';
import { parseLimitHeaders } from './limit-headers.ts';
import type { PaceLimit } from './pace.ts';
import { RateLimiter } from './rate-limiter.ts';

export interface DiscordHttpOptions {
  /** Base of the REST API with its version, without a trailing slash. */
  apiUrl: string;
  /** Discord requires an identifying user agent. */
  userAgent: string;
  /** Time limit of one call including waits for rate limits, in milliseconds. */
  budgetMs: number;
  maxBodyBytes: number;
  /** Maximum rate of requests per token. */
  pace: PaceLimit;
  clock: Clock;
  /** Measures each request. */
  measure?: ServiceCall;
}

export interface DiscordCall {
  /** `GET /users/:id`: the route in error messages; calls of one route share a bucket. */
  route: string;
  /** The id in the path with a rate limit of its own, if any. */
  major?: string;
  /** Path below the base address, with its query. */
  path: string;
  authorization: string;
  /** Sent as a form by POST. */
  form?: Record<string, string>;
  /** A POST without a body; with neither, the call is a GET. */
  isPost?: boolean;
}

export interface DiscordAnswer {
  status: number;
  /** Parsed JSON; undefined for any other body. */
  body: unknown;
}

/** Attempts for 429, with one more for a dropped connection. */
const MAX_ATTEMPTS = 4;
const GATEWAY_ERRORS = [502, 503, 504];

/**
 * Sends requests to Discord. Redirects are not followed, so that no other host receives a token.
 * Waits for rate limits within the time limit of the call. Reads are repeated once after a dropped
 * connection or a gateway error; token calls never, because a refresh token works once.
 */
export class DiscordHttp {
  readonly #options: DiscordHttpOptions;
  readonly #limiter: RateLimiter;

  constructor(options: DiscordHttpOptions) {
    this.#options = options;
    this.#limiter = new RateLimiter(options.clock, options.pace);
  }

  /**
   * @returns any answer except 429 and 5xx
   * @throws DiscordUnavailable, DiscordRateLimited
   */
  async send(call: DiscordCall): Promise<DiscordAnswer> {
    const deadline = this.#options.clock.now() + this.#options.budgetMs;
    const lane = {
      route: call.route,
      major: call.major,
      identity: createHash('sha256').update(call.authorization).digest('base64url'),
    };
    let mayRepeat = !call.form && !call.isPost;
    for (let attempt = 1; ; attempt += 1) {
      const permit = await this.#limiter.acquire(lane, deadline);
      const budget = AbortSignal.timeout(Math.max(deadline - this.#options.clock.now(), 1));
      let response: Response | undefined;
      let body: unknown;
      try {
        response = await this.#measured(call, budget);
        body = await this.#readJson(response, call.route);
      } catch (error) {
        permit.settle(response && parseLimitHeaders(response.status, response.headers, undefined));
        if (error instanceof DiscordUnavailable) throw error;
        if (budget.aborted) throw new DiscordUnavailable('timeout', call.route);
        if (!mayRepeat) throw new DiscordUnavailable('network', call.route);
        mayRepeat = false;
        continue;
      }
      const limits = parseLimitHeaders(response.status, response.headers, body);
      permit.settle(limits);
      if (limits.refused) {
        if (attempt < MAX_ATTEMPTS) continue;
        throw new DiscordRateLimited(call.route, limits.refused.retryAfterMs);
      }
      if (response.status < 500) return { status: response.status, body };
      if (!mayRepeat || !GATEWAY_ERRORS.includes(response.status)) {
        throw new DiscordUnavailable('status', call.route, String(response.status));
      }
      mayRepeat = false;
    }
  }

  #measured(call: DiscordCall, signal: AbortSignal): Promise<Response> {
    const { measure } = this.#options;
    const request = () => this.#fetch(call, signal);
    return measure ? measure(call.route, request, ({ status }) => status) : request();
  }

  #fetch(
    { path, authorization, form, isPost }: DiscordCall,
    signal: AbortSignal,
  ): Promise<Response> {
    const { apiUrl, userAgent } = this.#options;
    return fetch(`${apiUrl}${path}`, {
      method: form || isPost ? 'POST' : 'GET',
      headers: { authorization, accept: 'application/json', 'user-agent': userAgent },
      body: form && new URLSearchParams(form),
      redirect: 'error',
      signal,
    });
  }

  /** @throws DiscordUnavailable when the body exceeds the maximum size */
  async #readJson(response: Response, route: string): Promise<unknown> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      // Leaving the loop cancels the body and closes the connection.
      if (size > this.#options.maxBodyBytes) {
        throw new DiscordUnavailable('answer', route, 'the body is too large');
      }
      chunks.push(chunk);
    }
    try {
      return JSON.parse(Buffer.concat(chunks).toString('utf8'));
    } catch {
      return undefined;
    }
  }
}
