const FIRST_SECONDS = 0.5;
const MAX_SECONDS = 60;
/** Upper limit of the `Retry-After` header. */
const MAX_RETRY_AFTER_SECONDS = 15 * 60;

/**
 * Seconds to wait after a failed attempt. They grow from 0.5 to 60, half of them at random, so that many
 * bots do not return at the same moment. A `Retry-After` is always waited for.
 * @param attempt number of the failed attempt, from 1
 * @param retryAfter seconds that the site asks for
 * @param random from 0 to 1
 */
export function delayAfter(attempt: number, retryAfter: number, random = Math.random()): number {
  const most = Math.min(MAX_SECONDS, FIRST_SECONDS * 2 ** (attempt - 1));
  const backOff = most * (0.5 + random / 2);
  const asked = Math.min(MAX_RETRY_AFTER_SECONDS, retryAfter) * (1 + random / 10);
  return Math.max(backOff, asked);
}

/**
 * The value of a `Retry-After` header in seconds: a number or an HTTP date. 0 if it is neither.
 * @param now epoch milliseconds
 */
export function retryAfterOf(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, (date - now) / 1000);
}
