import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: boolean;
  }
}

/** Route configuration: accepts `multipart/form-data`, which other routes reject. */
export const UPLOAD = { upload: true };

/**
 * Skips parsing for routes with `UPLOAD`: their handlers read `request.raw` after authorization.
 * Other routes reject forms, because pages of other sites can send them.
 */
export function skipUploadParsing(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request: FastifyRequest, _payload, done) => {
    if (request.routeOptions.config.upload) done(null, undefined);
    else done(new ProblemError(415, 'Send the body as application/json.'), undefined);
  });
}
