import { setTimeout as sleep } from 'node:timers/promises';

/** Clock interface, so that tests run without waiting. */
export interface Clock {
  /** Epoch seconds, UTC, with fractions. */
  now(): number;
  /** Waits; rejects with the signal's reason on abort. */
  wait(seconds: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now() / 1000,
  wait: async (seconds, signal) => {
    await sleep(seconds * 1000, undefined, { signal });
  },
};
