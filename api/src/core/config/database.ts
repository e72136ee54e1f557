import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';
import { isLoopback } from './safe-addresses.ts';
import type { WithoutTls } from './without-tls.ts';

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

/** The settings of the database. */
export abstract class DatabaseConfig {
  /** PostgreSQL address; without it PGlite in `dataDir` is used. */
  abstract readonly databaseUrl: string | undefined;
  /** Address of the same database as the owner of its tables, who migrates it; default: `databaseUrl`. */
  abstract readonly databaseOwnerUrl: string | undefined;
  /** Address of the same database without a pooler, for what needs a session; default: `databaseUrl`. */
  abstract readonly databaseDirectUrl: string | undefined;
  /** Maximum connections of this process to `databaseUrl`. */
  abstract readonly databasePoolSize: number;
  /** How long a start waits for PostgreSQL before the process ends; 0: forever. */
  abstract readonly databaseWaitMs: number;
  /** Whether PGlite may create a database in `dataDir`: for the first start of a site. */
  abstract readonly newDatabase: boolean;
}

/** variable -> its schema, and the expected value in words */
export const databaseShape = {
  DATABASE_URL: [address.optional(), EXPECTED],
  DATABASE_OWNER_URL: [address.optional(), EXPECTED],
  DATABASE_DIRECT_URL: [address.optional(), EXPECTED],
  DATABASE_POOL_SIZE: [wholeNumber(2, 200).default(10), 'a whole number from 2 to 200'],
  DATABASE_WAIT_SECONDS: [wholeNumber(0, 86_400).default(300), 'a whole number of seconds'],
  NEW_DATABASE: [z.enum(['0', '1']).default('0'), '0 or 1'],
} as const;

type Values = { [K in keyof typeof databaseShape]: z.output<(typeof databaseShape)[K][0]> };
type Checked = Values & WithoutTls;

export const databaseConfigOf = (values: Values): DatabaseConfig => ({
  databaseUrl: values.DATABASE_URL,
  databaseOwnerUrl: values.DATABASE_OWNER_URL,
  databaseDirectUrl: values.DATABASE_DIRECT_URL,
  databasePoolSize: values.DATABASE_POOL_SIZE,
  databaseWaitMs: values.DATABASE_WAIT_SECONDS * 1000,
  newDatabase: values.NEW_DATABASE === '1',
});

/** @returns a sentence that says how to fix the settings of the database; undefined: they are right */
export function findDatabaseProblem(values: Checked): string | undefined {
  return (
    ownerProblem(values) ??
    directProblem(values) ??
    tlsProblem('DATABASE_URL', values) ??
    tlsProblem('DATABASE_DIRECT_URL', values) ??
    tlsProblem('DATABASE_OWNER_URL', values)
  );
}

/** The owner's address differs from the application's by its user alone. */
function ownerProblem(values: Values): string | undefined {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL } = values;
  if (DATABASE_OWNER_URL === undefined) return undefined;
  const owner = new URL(DATABASE_OWNER_URL);
  const application = new URL(DATABASE_DIRECT_URL ?? DATABASE_URL ?? 'postgres://');
  const isSame = owner.host === application.host && owner.pathname === application.pathname;
  if (isSame && owner.username !== application.username) return undefined;
  return `DATABASE_OWNER_URL must name the database of ${DATABASE_DIRECT_URL === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'} and another user.`;
}

/** The direct address differs from that of the pooler by host and port alone. */
function directProblem({ DATABASE_URL, DATABASE_DIRECT_URL }: Values): string | undefined {
  if (DATABASE_DIRECT_URL === undefined) return undefined;
  const direct = new URL(DATABASE_DIRECT_URL);
  const pooled = new URL(DATABASE_URL ?? 'postgres://');
  if (direct.pathname === pooled.pathname && direct.username === pooled.username) return undefined;
  return 'DATABASE_DIRECT_URL must name the database and the user of DATABASE_URL.';
}

/** A connection to another machine is encrypted: it carries sessions, Discord's tokens and invoices. */
function tlsProblem(
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL',
  values: Checked,
) {
  const value = values[name];
  if (!value) return undefined;
  const url = new URL(value);
  // libpq's form of a socket's folder: `postgres:///portico?host=/run/postgresql`.
  const host = url.searchParams.get('host') ?? url.hostname;
  if (host === '' || host.startsWith('/') || isLoopback(host)) return undefined;
  const isChecked = ENCRYPTED.includes(url.searchParams.get('sslmode') ?? '');
  if (isChecked && !url.searchParams.has('uselibpqcompat')) return undefined;
  if (values.ALLOW_WITHOUT_TLS.includes(host)) return undefined;
  return `${name} names another machine without TLS. Append ?sslmode=verify-full, or allow this host on a private network by its name: ALLOW_WITHOUT_TLS=${host}`;
}
