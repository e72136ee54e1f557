import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';

/** More proxies in a row than anybody has: a larger number lets clients say who they are. */
const MAX_PROXIES = 5;
/** The widest networks that may be trusted, in bits of the prefix; private IPv6 networks are wider. */
const MIN_PREFIX = { 4: 8, 6: 24 };
const PRIVATE_IPV6 = /^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i;
/** Most IPv4 addresses that may be trusted together: a 64th of all. */
const MAX_IPV4 = 2 ** 26;

export const PROXIES_EXPECTED =
  `the number of proxies in front (0 to ${MAX_PROXIES}), or their addresses and networks such as ` +
  `10.0.0.0/8 separated by commas (IPv4 /${MIN_PREFIX[4]} and IPv6 /${MIN_PREFIX[6]} at the widest): ` +
  'a trusted proxy may claim any client address';

/**
 * How many IPv4 addresses a network of the list trusts (0: it is one of IPv6); `Infinity` for what is
 * no network, or one too wide.
 */
function trustOf(network: string): number {
  const [address = '', length, more] = network.split('/');
  // An IPv4 network in the spelling of IPv6 has to be written as one of IPv4.
  const isOdd = more !== undefined || address.includes('%') || /^[0:]*:ffff:/i.test(address);
  if (isIP(address) === 0 || isOdd || !/^\d{1,3}$/.test(length ?? '0')) return Infinity;
  const [bits, widest] = isIPv4(address) ? [32, MIN_PREFIX[4]] : [128, MIN_PREFIX[6]];
  const prefix = length === undefined ? bits : Number(length);
  if (prefix > bits || prefix < (PRIVATE_IPV6.test(address) ? 7 : widest)) return Infinity;
  return bits === 32 ? 2 ** (bits - prefix) : 0;
}

/** Reads `TRUST_PROXY`: which hops may say who the client is, as Fastify's `trustProxy` takes it. */
export const proxies = z.string().transform((value, context) => {
  const refuse = () => {
    context.issues.push({ code: 'custom', message: 'trusts too many', input: value });
    return z.NEVER;
  };
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    if (hops > MAX_PROXIES) return refuse();
    // The nearest hop is number 0.
    return hops === 0 ? (false as const) : (_address: string, hop: number) => hop < hops;
  }
  const networks = value.split(',').map((address) => address.trim());
  const trusted = networks.reduce((sum, network) => sum + trustOf(network), 0);
  return trusted <= MAX_IPV4 ? networks : refuse();
});
