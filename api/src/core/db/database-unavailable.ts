import { DrizzleQueryError } from 'drizzle-orm';

/** The database is unavailable; the same request may succeed later. Becomes a 503. */
export class DatabaseUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The database is unavailable.', options);
  }
}

/**
 * SQLSTATE classes and codes that describe the state of the server, not the statement. A full disk
 * (53100) is excluded: see `isStorageFull`.
 */
const STATES = /^(08|57P0|53[023]00$|53400$|57014$|25P03$|55P03$|40001$|40P01$)/;
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Messages of `pg` errors that have no code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/i;

/** Compared by shape: in Jest, errors of Node come from another realm. */
interface ErrorLike {
  message: string;
  code?: unknown;
  cause?: unknown;
  /** AggregateError: one error per address. */
  errors?: unknown[];
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof (value as Partial<ErrorLike> | null | undefined)?.message === 'string';

/** An error and its causes. */
export function* chainOf(error: unknown): Generator<ErrorLike> {
  for (let cause: unknown = error, depth = 0; isErrorLike(cause) && depth < 6; depth += 1) {
    yield cause;
    cause = cause.errors?.[0] ?? cause.cause;
  }
}

/** Whether an error of a database driver means that the database is unavailable. */
export function isConnectionError(error: unknown): boolean {
  return [...chainOf(error)].some(
    ({ code, message }) =>
      (typeof code === 'string' && (STATES.test(code) || SYSTEM.has(code))) ||
      MESSAGES.test(message),
  );
}

/**
 * Whether an error means that the database is unavailable. The error must come from the database:
 * connections of clients, Discord and Stripe also fail with `ECONNRESET`.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return [...chainOf(error)].some(
    (at) =>
      at instanceof DatabaseUnavailableError ||
      (at instanceof DrizzleQueryError && isConnectionError(at.cause)),
  );
}
