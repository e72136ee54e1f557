import type { FastifyInstance } from 'fastify';

/** Content types of browsers' violation reports. */
const REPORTS = ['application/csp-report', 'application/reports+json'];

/** Parses violation reports as JSON. Otherwise calls accept JSON only: pages of other sites can send plain text without a preflight. */
export function parseReports(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  fastify.addContentTypeParser(
    REPORTS,
    { parseAs: 'string' },
    fastify.getDefaultJsonParser('error', 'error'),
  );
}
