import type { Clock } from './clock.ts';
import { DiscordRateLimited, DiscordUnavailable } from './discord-errors.ts';
import { Pace, type PaceLimit } from './pace.ts';
import { RateLimitBucket, type BucketState } from './rate-limit-bucket.ts';

/** The route and token of a request, which determine its limits. */
export interface Lane {
  route: string;
  /** The id in the path with a rate limit of its own, if any. */
  major?: string;
  /** Hash of the token; limits apply per token. */
  identity: string;
}

/** The rate limits of an answer. */
export interface LimitUpdate {
  /** Name of the bucket, which routes may share. */
  bucket?: string;
  state?: BucketState;
  /** Set by a 429. */
  refused?: { retryAfterMs: number; reach: 'bucket' | 'token' | 'everything' };
}

export interface Permit {
  /** Must be called once. @param limits absent when no answer arrived */
  settle(limits?: LimitUpdate): void;
}

/** Margin for clock drift and early timers. */
const MARGIN_MS = 10;
/** Minimum time that must be left to send a request. */
const MIN_LEFT_MS = 20;
const EVERYTHING = '*';
const MAX_LANES = 5_000;

/**
 * Delays requests to Discord until they are allowed: by the buckets of earlier answers, the limit
 * of a token, and blocks of this host. `@discordjs/rest` sends one request per bucket at a time,
 * which is too slow for a page of names (decision 0038).
 */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #lanes = new Map<string, RateLimitBucket>();
  readonly #named = new Map<string, RateLimitBucket>();
  /** Identity, or everything -> closed until this time. */
  readonly #closed = new Map<string, number>();
  readonly #paces = new Map<string, Pace>();
  readonly #pace: PaceLimit;
  readonly #waiting = new Set<AbortController>();

  /** @param pace maximum rate per token; all other limits come from answers */
  constructor(clock: Clock, pace: PaceLimit) {
    this.#clock = clock;
    this.#pace = pace;
  }

  /**
   * Waits for a slot.
   * @param deadline epoch milliseconds
   * @throws DiscordRateLimited at once when the required wait ends after the deadline
   * @throws DiscordUnavailable with `timeout` when earlier requests are not answered in time
   */
  async acquire(lane: Lane, deadline: number): Promise<Permit> {
    for (;;) {
      const now = this.#clock.now();
      const bucket = this.#bucketOf(lane);
      const pace = this.#paceOf(lane.identity);
      const paced = pace.freeAt();
      const opens =
        paced === undefined ? undefined : Math.max(this.#closedUntil(lane.identity), paced);
      const free = opens === undefined || opens > now ? opens : bucket.take(now);
      if (free === true) {
        pace.send();
        return { settle: (limits) => this.#settle(lane, { bucket, pace }, limits) };
      }
      if (deadline - now < MIN_LEFT_MS) throw new DiscordUnavailable('timeout', lane.route);
      const until = free ?? deadline;
      if (until > deadline) throw new DiscordRateLimited(lane.route, until - now);
      await this.#wait(until - now);
    }
  }

  #settle(
    lane: Lane,
    { bucket, pace }: { bucket: RateLimitBucket; pace: Pace },
    limits: LimitUpdate | undefined,
  ): void {
    const now = this.#clock.now();
    pace.settle(now);
    const state = limits?.state && {
      ...limits.state,
      resetAfterMs: limits.state.resetAfterMs + MARGIN_MS,
    };
    bucket.settle(state, limits !== undefined && !limits.refused, now);
    const shared = limits?.bucket ? this.#share(lane, bucket, limits.bucket) : bucket;
    if (state && shared !== bucket) shared.update(state, now);
    if (limits?.refused) {
      const until = now + limits.refused.retryAfterMs + MARGIN_MS;
      if (limits.refused.reach === 'bucket') shared.close(until);
      else this.#closed.set(limits.refused.reach === 'token' ? lane.identity : EVERYTHING, until);
    }
    // Wakes all waiting requests: their bucket may be free now, or closed for longer.
    for (const waiting of this.#waiting) waiting.abort();
  }

  /** Waits until the time is over or an answer has arrived. */
  async #wait(ms: number): Promise<void> {
    const waiting = new AbortController();
    this.#waiting.add(waiting);
    await this.#clock.sleep(ms, waiting.signal);
    this.#waiting.delete(waiting);
  }

  /** The first lane with a bucket's name provides its state. Later lanes share it. */
  #share(lane: Lane, own: RateLimitBucket, name: string): RateLimitBucket {
    const key = `${lane.identity} ${name} ${lane.major ?? ''}`;
    const shared = this.#named.get(key) ?? own;
    this.#named.set(key, shared);
    this.#lanes.set(laneKey(lane), shared);
    return shared;
  }

  #bucketOf(lane: Lane): RateLimitBucket {
    const key = laneKey(lane);
    let bucket = this.#lanes.get(key);
    if (!bucket) {
      if (this.#lanes.size >= MAX_LANES) this.#removeIdle();
      bucket = new RateLimitBucket();
      this.#lanes.set(key, bucket);
    }
    return bucket;
  }

  #paceOf(identity: string): Pace {
    const pace = this.#paces.get(identity) ?? new Pace(this.#pace);
    this.#paces.set(identity, pace);
    return pace;
  }

  #closedUntil(identity: string): number {
    return Math.max(this.#closed.get(identity) ?? 0, this.#closed.get(EVERYTHING) ?? 0);
  }

  #removeIdle(): void {
    const now = this.#clock.now();
    for (const buckets of [this.#lanes, this.#named]) {
      for (const [key, bucket] of buckets) if (bucket.isIdle(now)) buckets.delete(key);
    }
    for (const [key, until] of this.#closed) if (until <= now) this.#closed.delete(key);
    for (const [key, pace] of this.#paces) if (pace.isIdle(now)) this.#paces.delete(key);
  }
}

const laneKey = ({ route, identity, major = '' }: Lane): string => `${identity} ${route} ${major}`;
