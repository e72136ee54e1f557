import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../core/config/config.ts';
import { clientNetwork } from '../../core/limits/client-network.ts';
import { ProblemError } from '../problem/problem.ts';
import type { CatalogRoute } from '../contract/route-catalog.ts';

/** The length of a window in which requests are counted. */
const WINDOW_MS = 60_000;

interface Window {
  hits: number;
  /** End of the window, in epoch milliseconds. */
  endsAt: number;
}

/** Maximum number of counted windows; beyond it the oldest one is evicted. */
const MAX_WINDOWS = 50_000;

/** Counts in fixed windows of a minute, in constant time. */
export class Windows {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts one hit. @returns the seconds to the end of the window if it has more hits than `max` */
  hit(key: string, max: number): number | undefined {
    const now = this.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.windows.delete(key);
      window = { hits: 0, endsAt: now + WINDOW_MS };
      this.windows.set(key, window);
      this.evictOldest();
    }
    window.hits += 1;
    return window.hits > max ? Math.ceil((window.endsAt - now) / 1000) : undefined;
  }

  private evictOldest(): void {
    const oldest = this.windows.keys().next();
    if (this.windows.size > MAX_WINDOWS && !oldest.done) this.windows.delete(oldest.value);
  }
}

/**
 * The rate limit per client address (according to `TRUST_PROXY`) and route, which is counted before a body is read. Each
 * replica counts on its own (docs/decisions/0078-the-general-limit-is-per-replica.md).
 */
@Injectable()
export class RateLimit {
  private readonly windows = new Windows();

  constructor(private readonly config: Config) {}

  /** Counts one request of a route. @throws ProblemError 429 beyond the limit */
  count({ handler, requestsPerMinute }: CatalogRoute, request: FastifyRequest): void {
    const limit = requestsPerMinute ?? this.config.rateLimit;
    if (limit === Infinity) return;
    const wait = this.windows.hit(`${handler} ${clientNetwork(request.clientAddress)}`, limit);
    if (wait === undefined) return;
    throw new ProblemError(429, 'Too many requests. Wait a moment and try again.', {
      kind: 'rate-limited',
      headers: { 'retry-after': String(wait) },
    });
  }
}
