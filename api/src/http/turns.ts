import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SIGNED_BODY } from './signed-body.ts';

/**
 * Begins one signed request per round of the event loop (decision 0051). Stripe may send a thousand
 * at once, and other calls are answered between them. Call it after the hooks that reject requests.
 */
export function takeTurns(fastify: FastifyInstance): void {
  let last = Promise.resolve();
  fastify.addHook('onRequest', async ({ routeOptions }: FastifyRequest) => {
    if (!(routeOptions.config as Partial<typeof SIGNED_BODY>).signed) return;
    last = last.then(() => setImmediate());
    await last;
  });
}
