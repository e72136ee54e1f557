import type { IncomingMessage } from 'node:http';

/** Scheme and host of a target in absolute form, and what follows them. */
const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)/i;

/**
 * The path and query of a request whose target is an absolute address, as clients send it to a proxy (RFC 9112,
 * 3.2.2). The host of the target replaces that of the header. A path stays as it was written.
 */
export function originForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const target = request.url ?? '/';
  const [, host, rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return target;
  request.headers.host = host;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
