import { z } from 'zod';

export const hstsShape = {
  HSTS_PRELOAD: [z.enum(['0', '1']).default('0'), '0 or 1'],
} as const;

/** A name with a top-level domain: neither an IP address nor the name of a machine. */
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** @returns why `preload` would have no effect, or an effect that is not wanted */
export function findPreloadProblem(preload: boolean, publicOrigin: string): string | undefined {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (!preload || (protocol === 'https:' && port === '' && DOMAIN.test(hostname))) return undefined;
  return 'HSTS_PRELOAD must be 0 unless PUBLIC_ORIGIN is an https origin with a domain and without a port: lists of browsers contain domains, with all of their ports and subdomains.';
}
