import { isIPv6 } from 'node:net';

/**
 * The network that counts as one client: an IPv4 address, or an IPv6 /64, which providers assign to
 * one household or machine.
 * @param address client address in its canonical form (`FastifyRequest.clientAddress`)
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
