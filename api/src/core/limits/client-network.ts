import { isIPv6 } from 'node:net';

/**
 * The network that counts as one client: an IPv4 address, or an IPv6 /64, which providers assign to
 * one household or machine.
 * @param address client address according to `TRUST_PROXY`
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.toLowerCase().split('%', 1);
  const [head = '', tail] = withoutZone.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
