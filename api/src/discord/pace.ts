export interface PaceLimit {
  requests: number;
  perMs: number;
}

/** At most so many requests within any span of time, however they fall. */
export class Pace {
  readonly #limit: PaceLimit;
  /** Times of the newest requests, oldest first. */
  readonly #times: number[] = [];

  constructor(limit: PaceLimit) {
    this.#limit = limit;
  }

  /** @returns the time from which on one more request fits; not later than now: at once */
  freeAt(): number {
    const { requests, perMs } = this.#limit;
    const oldest = this.#times.at(-requests);
    return oldest === undefined ? 0 : oldest + perMs;
  }

  count(now: number): void {
    this.#times.push(now);
    if (this.#times.length > this.#limit.requests) this.#times.shift();
  }
}
