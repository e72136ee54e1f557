import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JsonPieces } from './json-pieces.ts';
import { keepSignedBody } from './signed-body.ts';
import { Yielder } from '../../core/process/yield-to-event-loop.ts';

/** Larger bodies are parsed in pieces, in bytes. */
const MAX_AT_ONCE = 64 * 1024;

/**
 * Parses JSON bodies, except signed ones; a long one does not block the event loop. Call it before
 * routes are registered.
 */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parser = fastify.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, text: string): unknown => {
    let failure: Error | null = null;
    let value: unknown;
    void parser(request, text, (error, parsed) => {
      failure = error;
      value = parsed;
    });
    if (failure) throw failure as Error;
    return value;
  };
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (keepSignedBody(request, bytes)) return undefined;
      return bytes.length > MAX_AT_ONCE
        ? new JsonPieces(bytes, (text) => parse(request, text), new Yielder()).read()
        : parse(request, bytes.toString());
    },
  );
}
