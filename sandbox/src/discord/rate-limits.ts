import { createHash } from 'node:crypto';

export interface Limit {
  requests: number;
  windowMs: number;
}

export type LimitScope = 'user' | 'global' | 'shared';

/** The outcome of asking for one more request. */
export interface Verdict {
  headers: Record<string, string>;
  /** Set where the request must be answered 429. */
  refused?: { body: string; scope: LimitScope };
  /** The caller has been told to wait and did not. */
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

/**
 * Rate limits the way Discord documents them: buckets whose name, size and state stand in the
 * headers of every answer, a global limit, and refusals with the time to wait.
 */
export class RateLimits {
  readonly #now: () => number;
  readonly #windows = new Map<string, Window>();
  readonly #blocks = new Map<string, Block>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param route name of the route, which decides the bucket
   * @param caller whose bucket it is
   */
  take(route: string, caller: string, limit: Limit, global: Limit): Verdict {
    const now = this.#now();
    const key = `${caller} ${route}`;
    for (const name of [`${GLOBAL} ${caller}`, key]) {
      const block = this.#blocks.get(name);
      if (block && block.until > now) return this.#refuse(route, limit, block, true);
      this.#blocks.delete(name);
    }
    const everything = this.#window(`${GLOBAL} ${caller}`, global);
    if (everything.used > global.requests) {
      return this.#block(route, caller, limit, everything.resetAt - now, 'global');
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

  /** Refuses this request and all others of the bucket (or of the caller) until the time is over. */
  refuse(route: string, caller: string, limit: Limit, waitMs: number, scope: LimitScope): Verdict {
    const name = `${scope === 'global' ? GLOBAL : caller} ${scope === 'global' ? caller : route}`;
    const standing = this.#blocks.get(name);
    if (standing && standing.until > this.#now()) return this.#refuse(route, limit, standing, true);
    return this.#block(route, caller, limit, waitMs, scope);
  }

  #block(route: string, caller: string, limit: Limit, waitMs: number, scope: LimitScope): Verdict {
    const block = { until: this.#now() + waitMs, scope };
    this.#blocks.set(scope === 'global' ? `${GLOBAL} ${caller}` : `${caller} ${route}`, block);
    return this.#refuse(route, limit, block, false);
  }

  #refuse(route: string, limit: Limit, { until, scope }: Block, tooEarly: boolean): Verdict {
    const seconds = Math.max(until - this.#now(), 1) / 1000;
    const global = scope === 'global';
    return {
      tooEarly,
      refused: {
        scope,
        body: JSON.stringify({
          message: 'You are being rate limited.',
          retry_after: seconds,
          global,
        }),
      },
      headers: {
        // Whole seconds, as HTTP wants it; only the body and Reset-After are exact.
        'retry-after': String(Math.ceil(seconds)),
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
      'x-ratelimit-bucket': createHash('sha256').update(route).digest('hex').slice(0, 32),
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
