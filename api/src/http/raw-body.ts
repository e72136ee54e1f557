import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** Route configuration: the bytes of the body are kept, for signatures. */
export const RAW_BODY = { rawBody: true };

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps the bytes of bodies for routes that ask for it. Call before the routes are made. */
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

/** The body as it came over the wire. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}
