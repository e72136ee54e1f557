import { StartError } from '../process/start-error.ts';
import { chainOf } from './database-unavailable.ts';

/** The server refuses connections for its settings or ours. */
export class ConnectionRefused extends StartError {}

/** SQLSTATE codes with which a server refuses a connection for its settings. */
const REFUSED: Record<string, string> = {
  '28P01': 'refused the password: correct it in the address',
  '28000': 'refused the user: correct it in the address, or allow it in pg_hba.conf',
  '3D000': 'has no such database: correct the name in the address, or create it',
};
/** Codes of Node for a certificate that is not accepted. */
const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH)/;
const POOLER = /unsupported startup parameter/i;
const NO_TLS = /does not support SSL/i;

/** Host, port and database of an address, without user and password. */
export function placeOf(address: string): string {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = host.startsWith('/') ? '' : `:${url.port || '5432'}`;
  return `${host}${port}${url.pathname}`;
}

/** @returns one sentence for a connection that no retry will make; undefined for any other error */
export function connectionProblem(error: unknown, name: string, address: string) {
  for (const { code, message } of chainOf(error)) {
    const text = typeof code === 'string' ? code : '';
    const refused = REFUSED[text];
    const place = `PostgreSQL at ${placeOf(address)} (${name})`;
    if (refused) return `${place} ${refused}.`;
    if (CERTIFICATE.test(text))
      return `${place} has a certificate that is not accepted (${text}): name its authority with sslrootcert in the address.`;
    if (POOLER.test(message))
      return `${place} is a connection pooler: set DATABASE_DIRECT_URL to the address of the server itself.`;
    if (/^(ENOENT|EACCES)\b/.test(message))
      return `${place} has an address with a file that cannot be read: ${message}.`;
    if (NO_TLS.test(message))
      return `${place} does not offer TLS: switch it on there, or see ALLOW_WITHOUT_TLS.`;
  }
  return undefined;
}

/** Why a server is not reached, in a few words without the address's user and password. */
export function reasonOf(error: unknown): string {
  const [last] = [...chainOf(error)].reverse();
  return last?.message ?? 'no answer';
}
