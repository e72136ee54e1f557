import { setTimeout as sleep } from 'node:timers/promises';

/** The source of time, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Resolves after `ms` milliseconds or when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};
