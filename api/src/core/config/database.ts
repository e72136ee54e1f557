import { z } from 'zod';
import { isLoopback } from './safe-addresses.ts';

/**
 * Values of `sslmode` with which pg encrypts the connection and checks the server's certificate, unless
 * `uselibpqcompat` gives them libpq's meaning.
 */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

const EXPECTED = 'a PostgreSQL address (postgres://user:password@host:port/database)';
const address = z
  .string()
  .regex(/^postgres(ql)?:\/\//)
  .refine((value) => URL.canParse(value));

/** variable -> its schema, and the expected value in words */
export const databaseShape = {
  DATABASE_URL: [address.optional(), EXPECTED],
  DATABASE_OWNER_URL: [address.optional(), EXPECTED],
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

/** @returns a sentence that says how to fix the settings of the database; undefined: they are right */
export function findDatabaseProblem(values: Values): string | undefined {
  return (
    ownerProblem(values) ??
    tlsProblem('DATABASE_URL', values) ??
    tlsProblem('DATABASE_OWNER_URL', values)
  );
}

/** The owner's address differs from the application's by its user alone. */
function ownerProblem({ DATABASE_URL, DATABASE_OWNER_URL }: Values): string | undefined {
  if (DATABASE_OWNER_URL === undefined) return undefined;
  const owner = new URL(DATABASE_OWNER_URL);
  const application = new URL(DATABASE_URL ?? 'postgres://');
  const isSame = owner.host === application.host && owner.pathname === application.pathname;
  if (isSame && owner.username !== application.username) return undefined;
  return 'DATABASE_OWNER_URL must name the database of DATABASE_URL and another user.';
}

/** A connection to another machine is encrypted: it carries sessions, Discord's tokens and invoices. */
function tlsProblem(name: 'DATABASE_URL' | 'DATABASE_OWNER_URL', values: Values) {
  const value = values[name];
  if (!value) return undefined;
  const url = new URL(value);
  // libpq's form of a socket's folder: `postgres:///portico?host=/run/postgresql`.
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host === '' || host.startsWith('/') || isLoopback(host)) return undefined;
  const isChecked = ENCRYPTED.includes(url.searchParams.get('sslmode') ?? '');
  if (isChecked && !url.searchParams.has('uselibpqcompat')) return undefined;
  if (values.ALLOW_DATABASE_WITHOUT_TLS === host) return undefined;
  return `${name} names another machine without TLS. Append ?sslmode=verify-full, or allow this host on a private network by its name: ALLOW_DATABASE_WITHOUT_TLS=${host}`;
}
