import type { Clock } from '../clock/clock.ts';
import { delayBefore } from './retry.ts';

/** Polls the readiness probe of the API with increasing delays until it succeeds. */
export async function waitUntilReady(
  url: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    if (await isReady(url, signal)) return;
    await clock.wait(Math.min(2, delayBefore(attempt)), signal);
  }
}

/** Whether the readiness probe of the API succeeds. */
export async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health/ready`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
