import { setTimeout as sleep } from 'node:timers/promises';

/** The edge to time, so that tests run without waiting. */
export interface Clock {
  /** Epoch seconds, UTC, with parts. */
  now(): number;
  /** Waits; rejects with the signal's reason when it is aborted. */
  wait(seconds: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now() / 1000,
  wait: async (seconds, signal) => {
    await sleep(seconds * 1000, undefined, { signal });
  },
};
