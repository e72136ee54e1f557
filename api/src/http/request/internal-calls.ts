import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/**
 * Does a call of this process to its own API (`PublicCalls`): it counts in no limit of a client, and has no line in the
 * log and no place in the metrics, which are about visitors.
 */
export const internally = <T>(call: () => PromiseLike<T>): Promise<T> =>
  // Awaited within: Fastify begins the call when its promise is read.
  running.run(true, async () => await call());

/** Whether the current request is such a call. A request cannot claim it. */
export const isInternal = (): boolean => running.getStore() === true;
