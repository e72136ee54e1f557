import { RateLimitAnswer } from './discord-answers.ts';
import type { LimitUpdate } from './rate-limiter.ts';

const BLOCK_MS = 60_000;

/**
 * Parses the rate limits of an answer of Discord. Uses relative times only, because clocks
 * differ.
 * @param body parsed JSON; undefined without a JSON body
 */
export function parseLimitHeaders(status: number, headers: Headers, body: unknown): LimitUpdate {
  const bucket = headers.get('x-ratelimit-bucket') ?? undefined;
  const limit = numberOf(headers, 'x-ratelimit-limit');
  const remaining = numberOf(headers, 'x-ratelimit-remaining');
  const resetAfter = numberOf(headers, 'x-ratelimit-reset-after');
  const window = numberOf(headers, 'x-ratelimit-reset');
  const state =
    limit !== undefined &&
    remaining !== undefined &&
    window !== undefined &&
    resetAfter !== undefined
      ? { limit, remaining, window, resetAfterMs: milliseconds(resetAfter) }
      : undefined;
  return { bucket, state, ...(status === 429 && { refused: refusal(headers, body, resetAfter) }) };
}

/** The body is exact; `Retry-After` is rounded up. A 429 with neither is a block of this host. */
function refusal(headers: Headers, body: unknown, resetAfter: number | undefined) {
  const parsed = RateLimitAnswer.safeParse(body).data;
  const seconds = parsed?.retry_after ?? resetAfter ?? numberOf(headers, 'retry-after');
  const global = parsed?.global ?? headers.get('x-ratelimit-global') === 'true';
  const isByDiscord = parsed !== undefined || headers.has('x-ratelimit-scope');
  return {
    retryAfterMs: seconds === undefined ? BLOCK_MS : milliseconds(seconds),
    reach: !isByDiscord
      ? ('everything' as const)
      : global
        ? ('token' as const)
        : ('bucket' as const),
  };
}

function numberOf(headers: Headers, name: string): number | undefined {
  const value = Number(headers.get(name) ?? NaN);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

const milliseconds = (seconds: number): number => Math.ceil(seconds * 1000);
