import { Injectable, type ExecutionContext } from '@nestjs/common';
import {
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { ProblemError } from './problem.ts';

interface Window {
  hits: number;
  /** When the window began to count, in ms. */
  endsAt: number;
}

/** Most clients counted at once; beyond it the oldest windows are forgotten. */
const MOST_WINDOWS = 50_000;

/**
 * Counts in fixed windows, in constant time. The library's own store walks through every hit of
 * the window at each hit, which makes the limiter itself the slowest part under load.
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
      this.forgetOldest();
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

  private forgetOldest(): void {
    const oldest = this.windows.keys().next();
    if (this.windows.size > MOST_WINDOWS && !oldest.done) this.windows.delete(oldest.value);
  }
}

/** Per client (as `TRUST_PROXY` establishes it) and route. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
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
