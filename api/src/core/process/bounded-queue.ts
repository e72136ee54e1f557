interface Limits {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that wait. */
  waiting: number;
  /** The longest wait, in milliseconds. */
  waitMs: number;
}

interface Waiter {
  begin: () => void;
  timer: NodeJS.Timeout;
}

/** Rejected: the queue is full, or the task waited too long. It has not begun. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full');
  }
}

/** Runs a limited number of tasks at once. A limited number of others wait, first in, first out. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: Waiter[] = [];

  constructor(private readonly limits: Limits) {}

  /** @throws QueueFullError before the work has begun */
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
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        begin: resolve,
        timer: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(waiter), 1);
          reject(new QueueFullError());
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
