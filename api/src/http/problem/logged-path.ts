import type { FastifyRequest } from 'fastify';

/**
 * The path of a request for the log: without the query, which may contain codes and search terms.
 * For a route with a secret in its path (`:key`), the pattern.
 */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.url?.includes('/:key')) return routeOptions.url;
  return (url.split('?')[0] ?? '').slice(0, 300);
}
