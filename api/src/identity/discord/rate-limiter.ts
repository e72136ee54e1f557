import type { Clock } from './clock.ts';
import { DiscordRateLimited, DiscordUnavailable } from './discord-errors.ts';
import { Pace, type PaceLimit } from './pace.ts';
import { RateLimitBucket, type BucketState } from './rate-limit-bucket.ts';

/** Whose request it is and which limits it falls under. */
export interface Lane {
  route: string;
  /** The id in the path that has limits of its own, if there is one. */
  major?: string;
  /** Hash of the token: limits count by token. */
  identity: string;
}

/** What an answer tells about limits. */
export interface LimitUpdate {
  /** Name of the bucket, shared by routes. */
  bucket?: string;
  state?: BucketState;
  /** Set by a 429. */
  refused?: { retryAfterMs: number; reach: 'bucket' | 'token' | 'everything' };
}

export interface Permit {
  /** Must be called once; without news, no answer came. */
  settle(news?: LimitUpdate): void;
}

/** Discord's clock and ours tick apart, and timers may fire a moment early. */
const MARGIN_MS = 10;
/** With less time left than this a request has no chance and is not sent. */
const MIN_MS = 20;
const EVERYTHING = '*';
const MAX_LANES = 5_000;

/**
 * Lets requests to Discord through only when they are allowed: buckets by the headers of earlier
 * answers, limits of a whole token, and blocks of this machine.
 */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #lanes = new Map<string, RateLimitBucket>();
  readonly #named = new Map<string, RateLimitBucket>();
  /** Identity (or everything) -> nothing before this time. */
  readonly #closed = new Map<string, number>();
  readonly #paces = new Map<string, Pace>();
  readonly #pace: PaceLimit;
  readonly #waiting = new Set<AbortController>();

  /** @param pace what one token may send at all; the rest is learnt from answers */
  constructor(clock: Clock, pace: PaceLimit) {
    this.#clock = clock;
    this.#pace = pace;
  }

  /**
   * Waits for a slot.
   * @param deadline milliseconds since 1970
   * @throws DiscordRateLimited at once where the wait that was asked for would pass the deadline
   * @throws DiscordUnavailable `timeout` where a request before this one never came back
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
        return { settle: (news) => this.#settle(lane, { bucket, pace }, news) };
      }
      if (deadline - now < MIN_MS) throw new DiscordUnavailable('timeout', lane.route);
      const until = free ?? deadline;
      if (until > deadline) throw new DiscordRateLimited(lane.route, until - now);
      await this.#wait(until - now);
    }
  }

  #settle(
    lane: Lane,
    { bucket, pace }: { bucket: RateLimitBucket; pace: Pace },
    news: LimitUpdate | undefined,
  ): void {
    const now = this.#clock.now();
    pace.settle(now);
    const state = news?.state && {
      ...news.state,
      resetAfterMs: news.state.resetAfterMs + MARGIN_MS,
    };
    bucket.settle(state, news !== undefined && !news.refused, now);
    const shared = news?.bucket ? this.#share(lane, bucket, news.bucket) : bucket;
    if (news?.refused) {
      const until = now + news.refused.retryAfterMs + MARGIN_MS;
      if (news.refused.reach === 'bucket') shared.close(until);
      else this.#closed.set(news.refused.reach === 'token' ? lane.identity : EVERYTHING, until);
    }
    // What the others wait for may be free now, or closed for longer.
    for (const waiting of this.#waiting) waiting.abort();
  }

  /** Until the time is over or an answer has come. */
  async #wait(ms: number): Promise<void> {
    const waiting = new AbortController();
    this.#waiting.add(waiting);
    await this.#clock.sleep(ms, waiting.signal);
    this.#waiting.delete(waiting);
  }

  /** The first lane that meets a bucket's name brings its state; later lanes join it. */
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
      if (this.#lanes.size >= MAX_LANES) this.#forgetIdle();
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

  #forgetIdle(): void {
    const now = this.#clock.now();
    for (const buckets of [this.#lanes, this.#named]) {
      for (const [key, bucket] of buckets) if (bucket.isIdle(now)) buckets.delete(key);
    }
    for (const [key, until] of this.#closed) if (until <= now) this.#closed.delete(key);
    for (const [key, pace] of this.#paces) if (pace.isIdle(now)) this.#paces.delete(key);
  }
}

const laneKey = ({ route, identity, major = '' }: Lane): string => `${identity} ${route} ${major}`;
