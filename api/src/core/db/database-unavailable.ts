import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot answer now; the same request may succeed later. Answered with 503. */
export class DatabaseUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The database cannot be reached right now.', options);
  }
}

/**
 * SQLSTATE classes and codes that speak of the server's state, not of the statement. Those of class
 * 53 are all of resources; a full disk (53100) is `isStorageFull`.
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
/** What `pg` says without a code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/i;

/** By shape: an error of Node itself is of another realm where tests run. */
interface ErrorLike {
  message: string;
  code?: unknown;
  cause?: unknown;
  /** Of an AggregateError: one for each address that was tried. */
  errors?: unknown[];
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof (value as Partial<ErrorLike> | null | undefined)?.message === 'string';

/** An error, what caused it, and so on. */
export function* chainOf(error: unknown): Generator<ErrorLike> {
  for (let at: unknown = error, depth = 0; isErrorLike(at) && depth < 6; depth += 1) {
    yield at;
    at = at.errors?.[0] ?? at.cause;
  }
}

/** Whether an error of a database driver means that the database is away rather than wrong use. */
export function isConnectionError(error: unknown): boolean {
  return [...chainOf(error)].some(
    ({ code, message }) =>
      (typeof code === 'string' && (STATES.test(code) || SYSTEM.has(code))) ||
      MESSAGES.test(message),
  );
}

/**
 * Whether any error means that the database is away. It must come from the database: `ECONNRESET`
 * is also what Node says of a client that hung up, and of Discord and Stripe.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return [...chainOf(error)].some(
    (at) =>
      at instanceof DatabaseUnavailableError ||
      (at instanceof DrizzleQueryError && isConnectionError(at.cause)),
  );
}
