import type { FunctionPoint } from '../../platform/extension-point.ts';
import { EXTENSION_TIMEOUT_MS, loadExtension, reportExtension } from './extension-host.ts';

interface CallOptions<Args extends unknown[], Result> {
  args: Args;
  /** The result if the function is missing, does not load, throws or takes too long. */
  fallback: Result;
  /** Milliseconds for loading and the call together; at most 8 seconds. */
  timeoutMs?: number;
}

const LATE = Symbol('late');

/** Calls the function that another remote offers for a point. Never throws. */
export async function callExtension<Args extends unknown[], Result>(
  point: FunctionPoint<Args, Result>,
  { args, fallback, timeoutMs = EXTENSION_TIMEOUT_MS }: NoInfer<CallOptions<Args, Result>>,
): Promise<Result> {
  let hasLoaded = false;
  const call = async () => {
    const offered = (await loadExtension(point)) as (...args: Args) => Result | Promise<Result>;
    hasLoaded = true;
    return offered(...args);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), timeoutMs);
  });
  try {
    const result = await Promise.race([call(), late]);
    if (result !== LATE) return result;
    // The host has reported the failed load.
    if (hasLoaded) reportExtension(point, { kind: 'timeout', ms: timeoutMs });
  } catch (error) {
    if (hasLoaded) reportExtension(point, { kind: 'thrown', error });
  } finally {
    clearTimeout(timer);
  }
  return fallback;
}
