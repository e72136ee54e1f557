import { createHash } from 'node:crypto';
import type { Clock } from './clock.ts';
import { DiscordRateLimited, DiscordUnavailable } from './discord-errors.ts';
import { parseLimitHeaders } from './limit-headers.ts';
import type { PaceLimit } from './pace.ts';
import { RateLimiter } from './rate-limiter.ts';

export interface DiscordHttpOptions {
  /** Base of the REST API with its version, without a trailing slash. */
  apiUrl: string;
  /** Discord asks every client to say who it is. */
  userAgent: string;
  /** Milliseconds for one call, waits for rate limits included. */
  budgetMs: number;
  maxBodyBytes: number;
  /** What one token may send at all. */
  pace: PaceLimit;
  clock: Clock;
}

export interface DiscordCall {
  /** `GET /users/:id`: names the route in errors; calls of one name share a bucket. */
  route: string;
  /** The id in the path that has limits of its own, if there is one. */
  major?: string;
  /** Own path below the base, with its query. */
  path: string;
  authorization: string;
  /** Sent as a form by POST; without one the call is a GET. */
  form?: Record<string, string>;
}

export interface DiscordAnswer {
  status: number;
  /** Parsed JSON; undefined where the body was none. */
  body: unknown;
}

/** 429, and once more for a dropped connection. */
const MAX_ATTEMPTS = 4;
const GATEWAY_ERRORS = [502, 503, 504];

/**
 * Sends requests to Discord, and to nothing else: redirects are not followed. Waits for rate limits
 * as long as the budget lasts. Reading calls are tried a second time after a dropped connection or
 * a gateway error; token calls never, because a refresh token works once.
 */
export class DiscordHttp {
  readonly #options: DiscordHttpOptions;
  readonly #limiter: RateLimiter;

  constructor(options: DiscordHttpOptions) {
    this.#options = options;
    this.#limiter = new RateLimiter(options.clock, options.pace);
  }

  /**
   * @returns every answer but 429 and 5xx
   * @throws DiscordUnavailable, DiscordRateLimited
   */
  async send(call: DiscordCall): Promise<DiscordAnswer> {
    const deadline = this.#options.clock.now() + this.#options.budgetMs;
    const lane = {
      route: call.route,
      major: call.major,
      identity: createHash('sha256').update(call.authorization).digest('base64url'),
    };
    let mayRepeat = !call.form;
    for (let attempt = 1; ; attempt += 1) {
      const permit = await this.#limiter.acquire(lane, deadline);
      const budget = AbortSignal.timeout(Math.max(deadline - this.#options.clock.now(), 1));
      let response: Response | undefined;
      let body: unknown;
      try {
        response = await this.#fetch(call, budget);
        body = await this.#readJson(response, call.route);
      } catch (error) {
        permit.settle(response && parseLimitHeaders(response.status, response.headers, undefined));
        if (error instanceof DiscordUnavailable) throw error;
        if (budget.aborted) throw new DiscordUnavailable('timeout', call.route);
        if (!mayRepeat) throw new DiscordUnavailable('network', call.route);
        mayRepeat = false;
        continue;
      }
      const news = parseLimitHeaders(response.status, response.headers, body);
      permit.settle(news);
      if (news.refused) {
        if (attempt < MAX_ATTEMPTS) continue;
        throw new DiscordRateLimited(call.route, news.refused.retryAfterMs);
      }
      if (response.status < 500) return { status: response.status, body };
      if (!mayRepeat || !GATEWAY_ERRORS.includes(response.status)) {
        throw new DiscordUnavailable('status', call.route, String(response.status));
      }
      mayRepeat = false;
    }
  }

  #fetch({ path, authorization, form }: DiscordCall, signal: AbortSignal): Promise<Response> {
    const { apiUrl, userAgent } = this.#options;
    return fetch(`${apiUrl}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { authorization, accept: 'application/json', 'user-agent': userAgent },
      body: form && new URLSearchParams(form),
      redirect: 'error',
      signal,
    });
  }

  /** @throws DiscordUnavailable as soon as the body is larger than allowed */
  async #readJson(response: Response, route: string): Promise<unknown> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      // Leaving the loop cancels the body and with it the connection.
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
