interface Limits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that wait for a place. */
  waiting: number;
  /** The longest wait for a place, in milliseconds. */
  waitMs: number;
}

interface Waiter {
  begin: () => void;
  timer: NodeJS.Timeout;
}

/** The work was not begun: too much other work waits, or it has waited too long. */
export class LineFullError extends Error {
  constructor() {
    super('Too much work is waiting');
  }
}

/** Runs a limited number of pieces of work at once. A limited number of others waits, first come, first served. */
export class WorkLine {
  private running = 0;
  private readonly waiting: Waiter[] = [];

  constructor(private readonly limits: Limits) {}

  /** @throws LineFullError before the work has begun */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.place();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private place(): Promise<void> {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new LineFullError());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        begin: resolve,
        timer: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(waiter), 1);
          reject(new LineFullError());
        }, this.limits.waitMs).unref(),
      };
      this.waiting.push(waiter);
    });
  }

  /** Passes the place on, so that no newcomer can take it from those who wait. */
  private leave(): void {
    const next = this.waiting.shift();
    if (!next) {
      this.running -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.begin();
  }
}
