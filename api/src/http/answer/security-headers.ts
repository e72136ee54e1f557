import type { FastifyInstance } from 'fastify';
import type { Config } from '../../core/config/config.ts';

/** Two years: the minimum for the preload lists of browsers. */
const STRICT_TRANSPORT_SECONDS = 63_072_000;

/**
 * The security headers of every answer: helmet's, without those that no supported browser reads. A site with https sends
 * HSTS. Documents replace the policy, and a few routes one other header.
 */
export const securityHeaders = ({
  secure,
  hstsPreload,
}: Pick<Config, 'secure' | 'hstsPreload'>): Readonly<Record<string, string>> => ({
  'content-security-policy':
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(secure && {
    'strict-transport-security': `max-age=${STRICT_TRANSPORT_SECONDS}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
  }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** Adds the headers to every answer. */
export function sendSecurityHeaders(
  fastify: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  // NestJS answers a target without a path before any hook of ours.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('x-content-type-options')) void reply.headers(headers);
    done(null, payload);
  });
}
