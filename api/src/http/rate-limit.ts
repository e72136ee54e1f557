import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import {
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';
import type { CatalogRoute } from './route-catalog.ts';

interface Window {
  hits: number;
  /** End of the window, in epoch milliseconds. */
  endsAt: number;
}

/** Maximum number of counted windows; beyond it the oldest one is evicted. */
const MAX_WINDOWS = 50_000;

/**
 * Counts in fixed windows, in constant time. The library's own storage visits every hit of the
 * window at each hit, which made the limiter the slowest step under load.
 */
export class WindowStorage implements ThrottlerStorage {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly now: () => number = Date.now) {}

  async increment(key: string, ttl: number, limit: number) {
    const now = this.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.windows.delete(key);
      window = { hits: 0, endsAt: now + ttl };
      this.windows.set(key, window);
      this.evictOldest();
    }
    window.hits += 1;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    return {
      totalHits: window.hits,
      timeToExpire: seconds,
      isBlocked: window.hits > limit,
      timeToBlockExpire: seconds,
    };
  }

  private evictOldest(): void {
    const oldest = this.windows.keys().next();
    if (this.windows.size > MAX_WINDOWS && !oldest.done) this.windows.delete(oldest.value);
  }
}

/**
 * The rate limit per client address (according to `TRUST_PROXY`) and route. Each replica counts on its
 * own (docs/decisions/0078-the-general-limit-is-per-replica.md).
 */
@Injectable()
export class RateLimit extends ThrottlerGuard {
  /** Counts one request of a route. @throws ProblemError 429 beyond the limit */
  async count(route: CatalogRoute, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { controller, callback } = route;
    await this.canActivate(new ExecutionContextHost([request, reply], controller, callback));
  }

  protected override async throwThrottlingException(
    _context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new ProblemError(429, 'Too many requests. Wait a moment and try again.', {
      kind: 'rate-limited',
      headers: { 'retry-after': String(detail.timeToBlockExpire) },
    });
  }
}
