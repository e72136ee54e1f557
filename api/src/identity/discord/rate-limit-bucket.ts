/** The state of a bucket from the headers of an answer. */
export interface BucketState {
  limit: number;
  remaining: number;
  /** Server time of the end of the window. Used only to identify the window. */
  window: number;
  resetAfterMs: number;
}

/**
 * The known state of one of Discord's rate limit buckets. Allows one request until the first
 * answer, and then as many as the headers state.
 */
export class RateLimitBucket {
  #limit = 1;
  #remaining = 1;
  #resetAt = 0;
  #window = 0;
  #inFlight = 0;

  /**
   * Takes a slot if one is free.
   * @returns true when a slot was taken; otherwise the epoch milliseconds of the next attempt, or
   *   undefined when the next answer decides
   */
  take(now: number): true | number | undefined {
    if (this.#resetAt <= now && this.#inFlight === 0) this.#remaining = this.#limit;
    if (this.#remaining > 0) {
      this.#remaining -= 1;
      this.#inFlight += 1;
      return true;
    }
    return this.#resetAt > now ? this.#resetAt : undefined;
  }

  /**
   * Records the end of a request.
   * @param state absent without limit headers
   * @param answered false when the request failed without an answer
   */
  settle(state: BucketState | undefined, answered: boolean, now: number): void {
    this.#inFlight -= 1;
    if (state) this.update(state, now);
    else if (answered && this.#resetAt <= now) {
      this.#limit = Infinity;
      this.#remaining = Infinity;
    }
  }

  /** Answers may arrive out of order: within one window the remaining number only decreases. */
  update({ limit, remaining, window, resetAfterMs }: BucketState, now: number): void {
    // The server may not have counted requests in flight.
    const left = Math.max(remaining - this.#inFlight, 0);
    if (window > this.#window) this.#remaining = left;
    else this.#remaining = Math.min(this.#remaining, left);
    this.#window = Math.max(this.#window, window);
    this.#limit = Math.max(limit, 1);
    this.#resetAt = Math.max(this.#resetAt, now + resetAfterMs);
  }

  /** Closes the bucket until this time, in epoch milliseconds. */
  close(until: number): void {
    this.#limit = Number.isFinite(this.#limit) ? this.#limit : 1;
    this.#remaining = 0;
    this.#resetAt = Math.max(this.#resetAt, until);
  }

  /** Whether the bucket can be removed. */
  isIdle(now: number): boolean {
    return this.#inFlight === 0 && this.#resetAt <= now;
  }
}
