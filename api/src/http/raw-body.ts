import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** Route configuration: keeps the bytes of the body, to verify signatures. */
export const RAW_BODY = { rawBody: true };

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps the raw body for routes with `RAW_BODY`. Call it before routes are registered. */
export function keepRawBodies(fastify: FastifyInstance, limit: number): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    const { rawBody } = request.routeOptions.config as { rawBody?: boolean };
    if (!rawBody) return payload;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new ProblemError(413, 'The request body is too large.');
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    bodies.set(request, bytes);
    return Object.assign(Readable.from([bytes]), { receivedEncodedLength: size });
  });
}

/** The body as received. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}
