import { limits } from '../../src/core/limits/limit.table.ts';
import type { TestApi } from './api.ts';

/** Calls of a test take less than a second, so two windows in a row are never both too short. */
const MAX_ATTEMPTS = 3;

const windowOf = (seconds: number) => Math.floor(Date.now() / 1000 / seconds);

/**
 * Sends calls to a route that is limited by `LimitsService`, without counts of earlier calls. Windows
 * begin at multiples of `seconds` since the epoch; calls that one of them ends are sent again.
 * @returns the result of calls that all fell into one window
 */
export async function inOneWindow<T>(
  api: TestApi,
  seconds: number,
  calls: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await api.db().delete(limits);
    const window = windowOf(seconds);
    const result = await calls();
    if (windowOf(seconds) === window) return result;
  }
  throw new Error(`The calls did not fit into a window of ${seconds} s`);
}
