export interface PaceLimit {
  requests: number;
  perMs: number;
}

/**
 * At most so many requests within any span of time, however they fall. Discord counts arrivals and
 * we see only departures and answers: so a request holds its slot until `perMs` after its answer,
 * and waves that a slow network pushes together stay within the limit.
 */
export class Pace {
  readonly #limit: PaceLimit;
  #inFlight = 0;
  /** Times of the newest answers, oldest first. */
  readonly #answers: number[] = [];

  constructor(limit: PaceLimit) {
    this.#limit = limit;
  }

  /**
   * @returns the time from which on one more request fits (not later than now: at once), or
   *   `undefined`: when a request in flight has been answered
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

  /** A request has come back, or failed. */
  settle(now: number): void {
    this.#inFlight -= 1;
    this.#answers.push(now);
    if (this.#answers.length > this.#limit.requests) this.#answers.shift();
  }

  /** Whether it can be forgotten. */
  isIdle(now: number): boolean {
    return this.#inFlight === 0 && (this.#answers.at(-1) ?? 0) + this.#limit.perMs <= now;
  }
}
