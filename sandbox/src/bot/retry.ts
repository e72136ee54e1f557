const FIRST_SECONDS = 0.5;
const MAX_SECONDS = 30;
/** A door that asks for more patience than this is asked again anyway. */
const MAX_PATIENCE_SECONDS = 15 * 60;

/**
 * Seconds to wait after a failed attempt: half a second, doubling up to half a minute, and never
 * less than the door asked for.
 * @param attempt number of the attempt that failed, from 1
 * @param retryAfter value of the `Retry-After` header: seconds or an HTTP date
 * @param nowMs epoch milliseconds, for dates
 */
export function delayBefore(
  attempt: number,
  retryAfter?: string | null,
  nowMs = Date.now(),
): number {
  const backOff = Math.min(MAX_SECONDS, FIRST_SECONDS * 2 ** (attempt - 1));
  return Math.max(backOff, Math.min(MAX_PATIENCE_SECONDS, askedFor(retryAfter, nowMs)));
}

function askedFor(retryAfter: string | null | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  if (/^\d+(\.\d+)?$/.test(retryAfter.trim())) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, (date - nowMs) / 1000);
}
