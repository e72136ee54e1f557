const FIRST_SECONDS = 0.5;
const MAX_SECONDS = 30;
/** Upper limit of the `Retry-After` header. */
const MAX_RETRY_AFTER_SECONDS = 15 * 60;

/**
 * Seconds to wait after a failed attempt: exponential from 0.5 to 30 seconds, and at least the
 * `Retry-After` header.
 * @param attempt number of the failed attempt, from 1
 * @param retryAfter value of the `Retry-After` header: seconds or an HTTP date
 * @param nowMs epoch milliseconds, for dates
 */
export function delayBefore(
  attempt: number,
  retryAfter?: string | null,
  nowMs = Date.now(),
): number {
  const backOff = Math.min(MAX_SECONDS, FIRST_SECONDS * 2 ** (attempt - 1));
  return Math.max(backOff, Math.min(MAX_RETRY_AFTER_SECONDS, retryAfterSeconds(retryAfter, nowMs)));
}

function retryAfterSeconds(retryAfter: string | null | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  if (/^\d+(\.\d+)?$/.test(retryAfter.trim())) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, (date - nowMs) / 1000);
}
