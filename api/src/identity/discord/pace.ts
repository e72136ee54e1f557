export interface PaceLimit {
  requests: number;
  perMs: number;
}

/**
 * Limits the requests within any span of time. Discord counts arrivals, but only departures and
 * answers are known here. A request therefore holds its slot until `perMs` after its answer, so
 * that delayed requests that arrive together stay within the limit.
 */
export class Pace {
  readonly #limit: PaceLimit;
  #inFlight = 0;
  /** Times of the latest answers, oldest first. */
  readonly #answers: number[] = [];

  constructor(limit: PaceLimit) {
    this.#limit = limit;
  }

  /**
   * @returns the time from which another request may be sent; undefined when all slots are held by
   *   requests in flight
   */
  freeAt(): number | undefined {
    const free = this.#limit.requests - this.#inFlight;
    if (free <= 0) return undefined;
    const holder = this.#answers.at(-free);
    return holder === undefined ? 0 : holder + this.#limit.perMs;
  }

  send(): void {
    this.#inFlight += 1;
  }

  /** Records the end of a request. */
  settle(now: number): void {
    this.#inFlight -= 1;
    this.#answers.push(now);
    if (this.#answers.length > this.#limit.requests) this.#answers.shift();
  }

  /** Whether the instance can be removed. */
  isIdle(now: number): boolean {
    return this.#inFlight === 0 && (this.#answers.at(-1) ?? 0) + this.#limit.perMs <= now;
  }
}
