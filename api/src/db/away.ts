/** The database cannot answer now; the same request may succeed later. Answered with 503. */
export class DatabaseAwayError extends Error {
  constructor(options?: ErrorOptions) {
    super('The database cannot be reached right now.', options);
  }
}

/** SQLSTATE classes and codes that speak of the server's state, not of the statement. */
const STATES = /^(08|57P0|53300$|57014$|25P03$|55P03$|40001$|40P01$)/;
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
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/i;

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

/** Whether an error (or what caused it) means that the database is away rather than wrong use. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; isErrorLike(at) && depth < 6; depth += 1) {
    if (at instanceof DatabaseAwayError) return true;
    if (typeof at.code === 'string' && (STATES.test(at.code) || SYSTEM.has(at.code))) return true;
    if (MESSAGES.test(at.message)) return true;
    at = at.errors?.[0] ?? at.cause;
  }
  return false;
}
