import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, SocketAddress } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../core/config/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address according to `TRUST_PROXY`, in its canonical form. */
    clientAddress: string;
  }
}

/**
 * Reads the client's address of a request. Proxies write ports and brackets behind `X-Forwarded-For`, and
 * Fastify's `request.ip` keeps them: each connection would be a client of its own.
 * @param trustProxy the hops that may state the address
 * @returns an address in its canonical form: that of the last hop that stated one; '' without a connection
 */
export function clientAddress(
  trustProxy: Config['trustProxy'],
): (request: IncomingMessage) => string {
  const trusts = trustOf(trustProxy);
  return (request) => {
    const stated = proxyAddress.all(request, (text, hop) => trusts(canonicalAddress(text), hop));
    for (const text of stated.toReversed()) {
      const address = canonicalAddress(text);
      if (address !== '') return address;
    }
    return '';
  };
}

/** Gives every request of Fastify its `clientAddress`. */
export function decorateWithAddress(
  fastify: FastifyInstance,
  trustProxy: Config['trustProxy'],
): void {
  const addressOf = clientAddress(trustProxy);
  fastify.decorateRequest('clientAddress', {
    getter() {
      return addressOf(this.raw);
    },
  });
}

function trustOf(trustProxy: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (trustProxy === false) return () => false;
  return typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
}

/**
 * One text for each address: without a port, brackets and a zone, IPv4 inside IPv6 as IPv4, and IPv6 in
 * lower case and as short as possible.
 * @param text as a socket or a proxy states it, such as `203.0.113.10:40001` or `[2001:DB8::1]:4711`
 * @returns '' if it is no address
 */
export function canonicalAddress(text: string | undefined): string {
  const stated = (text ?? '').trim();
  const bare = /^\[([^\]]*)\](?::\d*)?$/.exec(stated)?.[1] ?? stated;
  const address = isIP(bare) === 0 ? bare.replace(/:\d{0,5}$/, '') : bare;
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return '';
  const short = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(short)?.[1] ?? short;
}
