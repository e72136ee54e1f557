import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A few milliseconds of work. Fewer would make Stripe wait for too many rounds. */
const PER_ROUND = 10;

/**
 * Begins a few signed requests per round of the event loop (decision 0051). Stripe may send a
 * thousand at once, and other calls are answered between them. The hook of such a route runs after those that
 * reject requests.
 */
export function paceWebhooks(fastify: FastifyInstance): void {
  let last = Promise.resolve();
  let begun = 0;
  const wait = async () => {
    if (begun % PER_ROUND === 0) last = last.then(() => setImmediate());
    begun += 1;
    await last;
  };
  fastify.addHook('onRoute', (route) => {
    if (route.config?.signed) route.onRequest = wait;
  });
}
