import { z } from 'zod';
import { isLoopback } from './safe-addresses.ts';

/** Values of `sslmode` with which pg encrypts the connection or refuses it. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full', 'no-verify'];

/** variable -> its schema, and the expected value in words */
export const databaseShape = {
  DATABASE_URL: [
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .refine((value) => URL.canParse(value))
      .optional(),
    'a PostgreSQL address (postgres://user:password@host:port/database)',
  ],
  ALLOW_DATABASE_WITHOUT_TLS: [
    z
      .string()
      .regex(/^[\w.:-]{1,253}$/)
      .optional(),
    'the name or address of a host',
  ],
  NEW_DATABASE: [z.enum(['0', '1']).default('0'), '0 or 1'],
} as const;

type Values = { [K in keyof typeof databaseShape]: z.output<(typeof databaseShape)[K][0]> };

/**
 * Checks that the connection to a PostgreSQL on another machine is encrypted: it carries sessions,
 * Discord's tokens and invoices.
 * @returns a sentence that says how to fix it; undefined: the address is safe
 */
export function findDatabaseProblem(values: Values): string | undefined {
  if (!values.DATABASE_URL) return undefined;
  const url = new URL(values.DATABASE_URL);
  // libpq's form of a socket's folder: `postgres:///portico?host=/run/postgresql`.
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host === '' || host.startsWith('/') || isLoopback(host)) return undefined;
  if (ENCRYPTED.includes(url.searchParams.get('sslmode') ?? '')) return undefined;
  if (values.ALLOW_DATABASE_WITHOUT_TLS === host) return undefined;
  return `DATABASE_URL names another machine without TLS. Append ?sslmode=verify-full, or allow this host on a private network by its name: ALLOW_DATABASE_WITHOUT_TLS=${host}`;
}
