import { createHash } from 'node:crypto';
import type { RESTRateLimit } from 'discord-api-types/v10';

export interface Limit {
  requests: number;
  windowMs: number;
  /** Name of a bucket that several routes share; default: the route's own. */
  bucket?: string;
}

/** `edge` is a block of the caller's host by Discord's edge servers, for all tokens. */
export type LimitScope = 'user' | 'global' | 'shared' | 'edge';

/** The result of the rate limit check of a request. */
export interface Verdict {
  headers: Record<string, string>;
  /** Set if the response must be 429. */
  rejection?: { body: string; contentType: string };
  /** Whether the caller did not wait for `Retry-After`. */
  tooEarly: boolean;
}

interface Window {
  used: number;
  resetAt: number;
}

interface Block {
  until: number;
  scope: LimitScope;
}

const GLOBAL = 'global';
const EDGE = 'edge';

/**
 * Rate limits as documented by Discord: buckets with name, size and state in the headers of every
 * response, a global limit, and 429 responses with the time to wait.
 */
export class RateLimits {
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();
  readonly #blocks = new Map<string, Block>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param route route name, which determines the bucket
   * @param caller owner of the bucket
   */
  take(route: string, caller: string, limit: Limit, global: Limit): Verdict {
    const now = this.#now();
    const key = `${caller} ${limit.bucket ?? route}`;
    for (const name of [EDGE, `${GLOBAL} ${caller}`, key]) {
      const block = this.#blocks.get(name);
      if (block && block.until > now) return this.#reject(route, limit, block, true);
      this.#blocks.delete(name);
    }
    const globalWindow = this.#window(`${GLOBAL} ${caller}`, global);
    if (globalWindow.used > global.requests) {
      return this.#block(route, caller, limit, globalWindow.resetAt - now, 'global');
    }
    const window = this.#window(key, limit);
    if (window.used > limit.requests) {
      return this.#block(route, caller, limit, window.resetAt - now, 'user');
    }
    return {
      headers: this.#headers(route, limit, limit.requests - window.used, window.resetAt),
      tooEarly: false,
    };
  }

  /** Rejects this request and all others of the bucket (or of the caller) for the given time. */
  reject(route: string, caller: string, limit: Limit, waitMs: number, scope: LimitScope): Verdict {
    const existing = this.#blocks.get(blockName(route, caller, limit, scope));
    if (existing && existing.until > this.#now()) return this.#reject(route, limit, existing, true);
    return this.#block(route, caller, limit, waitMs, scope);
  }

  #block(route: string, caller: string, limit: Limit, waitMs: number, scope: LimitScope): Verdict {
    const block = { until: this.#now() + waitMs, scope };
    this.#blocks.set(blockName(route, caller, limit, scope), block);
    return this.#reject(route, limit, block, false);
  }

  #reject(route: string, limit: Limit, { until, scope }: Block, tooEarly: boolean): Verdict {
    const seconds = Math.max(until - this.#now(), 1) / 1000;
    // HTTP requires whole seconds; only the body and Reset-After are exact.
    const retryAfter = { 'retry-after': String(Math.ceil(seconds)) };
    if (scope === 'edge') {
      const rejection = { body: 'error code: 1015', contentType: 'text/plain; charset=UTF-8' };
      return { tooEarly, rejection, headers: retryAfter };
    }
    const global = scope === 'global';
    const body: RESTRateLimit = {
      message:
        scope === 'shared' ? 'The resource is being rate limited.' : 'You are being rate limited.',
      retry_after: seconds,
      global,
    };
    return {
      tooEarly,
      rejection: { body: JSON.stringify(body), contentType: 'application/json' },
      headers: {
        ...retryAfter,
        'x-ratelimit-scope': scope,
        ...(global ? { 'x-ratelimit-global': 'true' } : this.#headers(route, limit, 0, until)),
      },
    };
  }

  #headers(route: string, limit: Limit, left: number, resetAt: number): Record<string, string> {
    return {
      'x-ratelimit-limit': String(limit.requests),
      'x-ratelimit-remaining': String(left),
      'x-ratelimit-reset': (resetAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': (Math.max(resetAt - this.#now(), 0) / 1000).toFixed(3),
      'x-ratelimit-bucket': createHash('sha256')
        .update(limit.bucket ?? route)
        .digest('hex')
        .slice(0, 32),
    };
  }

  #window(key: string, limit: Limit): Window {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (!window || window.resetAt <= now) {
      window = { used: 0, resetAt: now + limit.windowMs };
      this.#windows.set(key, window);
    }
    window.used += 1;
    return window;
  }
}

function blockName(route: string, caller: string, { bucket }: Limit, scope: LimitScope): string {
  if (scope === 'edge') return EDGE;
  return scope === 'global' ? `${GLOBAL} ${caller}` : `${caller} ${bucket ?? route}`;
}
