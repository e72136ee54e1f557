import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';

/**
 * No real deployment has a longer chain of proxies. A larger number would trust addresses that
 * clients send.
 */
const MAX_PROXIES = 5;
/** Shortest prefix of a trusted network, in bits. Private IPv6 networks may be wider. */
const MIN_PREFIX = { 4: 8, 6: 24 };
const PRIVATE_IPV6 = /^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i;
/** Maximum number of trusted IPv4 addresses in total: a 64th of all addresses. */
const MAX_IPV4 = 2 ** 26;

export const PROXIES_EXPECTED =
  `the number of proxies in front of the API (0 to ${MAX_PROXIES}), or their addresses and networks, such as ` +
  `10.0.0.0/8, separated by commas (IPv4 /${MIN_PREFIX[4]} and IPv6 /${MIN_PREFIX[6]} at the widest): ` +
  'a trusted proxy may claim any client address';

/**
 * @returns how many IPv4 addresses a network contains: 0 for an IPv6 network, `Infinity` for an
 *   invalid network or one that is too wide
 */
function trustOf(network: string): number {
  const [address = '', length, more] = network.split('/');
  // IPv4-mapped IPv6 notation is rejected: such a network must be written in IPv4 notation.
  const isInvalid = more !== undefined || address.includes('%') || /^[0:]*:ffff:/i.test(address);
  if (isIP(address) === 0 || isInvalid || !/^\d{1,3}$/.test(length ?? '0')) return Infinity;
  const [bits, widest] = isIPv4(address) ? [32, MIN_PREFIX[4]] : [128, MIN_PREFIX[6]];
  const prefix = length === undefined ? bits : Number(length);
  if (prefix > bits || prefix < (PRIVATE_IPV6.test(address) ? 7 : widest)) return Infinity;
  return bits === 32 ? 2 ** (bits - prefix) : 0;
}

/** Parses `TRUST_PROXY`: the hops that may state the client address. */
export const proxies = z.string().transform((value, context) => {
  const reject = () => {
    context.issues.push({ code: 'custom', message: 'trusts too many', input: value });
    return z.NEVER;
  };
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    if (hops > MAX_PROXIES) return reject();
    // Hop 0 is the nearest one.
    return hops === 0 ? (false as const) : (_address: string, hop: number) => hop < hops;
  }
  const networks = value.split(',').map((address) => address.trim());
  const trusted = networks.reduce((sum, network) => sum + trustOf(network), 0);
  return trusted <= MAX_IPV4 ? networks : reject();
});
