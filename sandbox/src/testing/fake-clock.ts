import type { Clock } from '../clock/clock.ts';

/** A clock that advances only by `wait`; concurrent waits resolve in order of their time. */
export class FakeClock implements Clock {
  seconds: number;
  /** All requested waits in seconds. */
  waits: number[] = [];
  #sleepers: { at: number; wake: () => void; fail: (reason: unknown) => void }[] = [];
  #end: { at: number; controller: AbortController } | undefined;

  constructor(start: number) {
    this.seconds = start;
  }

  now(): number {
    return this.seconds;
  }

  /** Aborts when the clock would pass the given time. */
  stopAt(at: number, controller: AbortController): void {
    this.#end = { at, controller };
  }

  async wait(seconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.waits.push(seconds);
    const woken = new Promise<void>((wake, fail) => {
      this.#sleepers.push({ at: this.seconds + seconds, wake, fail });
    });
    setImmediate(() => this.#wakeNext());
    await woken;
  }

  #wakeNext(): void {
    this.#sleepers.sort((left, right) => left.at - right.at);
    const next = this.#sleepers[0];
    if (!next) return;
    if (this.#end && next.at >= this.#end.at) {
      const reason = new Error('stopped');
      this.#end.controller.abort(reason);
      for (const sleeper of this.#sleepers.splice(0)) sleeper.fail(reason);
      return;
    }
    this.#sleepers.shift();
    this.seconds = Math.max(this.seconds, next.at);
    next.wake();
  }
}
