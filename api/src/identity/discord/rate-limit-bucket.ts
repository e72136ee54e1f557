/** What an answer's headers tell about its bucket. */
export interface BucketState {
  limit: number;
  remaining: number;
  /** Server time at which the window ends: names the window, and is compared with nothing else. */
  window: number;
  resetAfterMs: number;
}

/**
 * One bucket of Discord's rate limits, as far as we know it. Until the first answer only one
 * request is let through; from then on as many as the headers allow.
 */
export class RateLimitBucket {
  #limit = 1;
  #remaining = 1;
  #resetAt = 0;
  #window = 0;
  #inFlight = 0;

  /**
   * Takes a slot if one is free.
   * @returns true with a slot taken, else the time from which on to ask again (ms since 1970), or
   *   `undefined`: when a request in flight has been answered
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
   * A request has come back, or failed.
   * @param state absent where the answer had no such headers
   * @param answered false where nothing is known about the slot
   */
  settle(state: BucketState | undefined, answered: boolean, now: number): void {
    this.#inFlight -= 1;
    if (state) {
      this.#learn(state);
      this.#resetAt = Math.max(this.#resetAt, now + state.resetAfterMs);
    } else if (answered && this.#resetAt <= now) {
      this.#limit = Infinity;
      this.#remaining = Infinity;
    }
  }

  /** Answers overtake each other: within one window the number left only falls. */
  #learn({ limit, remaining, window }: BucketState): void {
    // The server may not have counted the requests that are still on their way.
    const left = Math.max(remaining - this.#inFlight, 0);
    if (window > this.#window) this.#remaining = left;
    else this.#remaining = Math.min(this.#remaining, left);
    this.#window = Math.max(this.#window, window);
    this.#limit = Math.max(limit, 1);
  }

  /** Nothing may be sent before this time. */
  close(until: number): void {
    this.#limit = Number.isFinite(this.#limit) ? this.#limit : 1;
    this.#remaining = 0;
    this.#resetAt = Math.max(this.#resetAt, until);
  }

  /** Whether it can be forgotten. */
  isIdle(now: number): boolean {
    return this.#inFlight === 0 && this.#resetAt <= now;
  }
}
