import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../core/config/config.ts';

/**
 * Reads the client's address of a request that Fastify has not seen, as Fastify's `request.ip`.
 * @param trustProxy the hops that may state the address
 */
export function clientAddress(
  trustProxy: Config['trustProxy'],
): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusts = typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
  return (request) => proxyAddress(request, trusts);
}
