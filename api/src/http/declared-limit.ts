import type { Type } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import {
  THROTTLER_LIMIT,
  THROTTLER_SKIP,
  THROTTLER_TTL,
} from '@nestjs/throttler/dist/throttler.constants.js';

/** The length of a window in which requests are counted. */
export const WINDOW_MS = 60_000;

type Targets = [method: () => unknown, controller: Type];

/**
 * The requests per minute that `@Throttle()` allows, infinite with `@SkipThrottle()`; undefined without either.
 * @throws Error for a limit of another time
 */
export function declaredLimit(reflector: Reflector, targets: Targets): number | undefined {
  const read = <T>(key: string) =>
    reflector.getAllAndOverride<T | undefined>(`${key}default`, targets);
  if (read<boolean>(THROTTLER_SKIP)) return Infinity;
  if ((read<number>(THROTTLER_TTL) ?? WINDOW_MS) !== WINDOW_MS) {
    throw new Error(`${targets[1].name}: the rate limit counts in windows of a minute`);
  }
  return read<number>(THROTTLER_LIMIT);
}
