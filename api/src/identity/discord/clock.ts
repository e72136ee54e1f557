import { setTimeout as sleep } from 'node:timers/promises';

/** The source of time, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Resolves after `ms` milliseconds or when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Never goes back, as the system clock does when it is corrected: waits would last as much longer. */
export const systemClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined),
};
