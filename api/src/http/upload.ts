import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** Route configuration: `multipart/form-data` is taken here, and nowhere else. */
export const UPLOAD = { upload: true };

/**
 * Leaves the body of an upload unread, so that nobody's bytes are taken in before the guard knows
 * who sends them; the handler reads `request.raw`. Every other route refuses forms, which foreign
 * pages could send.
 */
export function skipUploadParsing(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request: FastifyRequest, _payload, done) => {
    const { upload } = request.routeOptions.config as { upload?: boolean };
    if (upload) done(null, undefined);
    else done(new ProblemError(415, 'Send the body as application/json.'), undefined);
  });
}
