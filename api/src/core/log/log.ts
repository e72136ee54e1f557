import { pino, type DestinationStream } from 'pino';

/** The logger of the process (pino). The class is the injection token. */
export abstract class Log {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  abstract fatal(fields: object, message: string): void;
  /**
   * The line of a request. Nothing is redacted in it: its fields are listed below and none is a secret,
   * and the search for secrets takes longer than the rest of such a line.
   */
  abstract request(level: 'debug' | 'info', fields: RequestLine): void;
}

/** The fields of the line of a request, in their order. */
export interface RequestLine {
  requestId: string;
  method: string;
  /** The pattern of its route. */
  route: string;
  path: string;
  status: number;
  ms: number;
  client?: string;
  event?: string;
  actor?: string;
}

/** Fields that may contain a secret; redacted up to two levels deep. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'key',
  'secret',
  'state',
];
const redact = SECRET_FIELDS.flatMap((field) => [
  `["${field}"]`,
  `*["${field}"]`,
  `*.*["${field}"]`,
]);

/** Writes JSON lines to standard output or `destination`; times are UTC. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  // Collects the lines that are logged while others are written; pino writes what is left when the process exits.
  const stream = destination ?? pino.destination({ dest: 1, sync: false });
  const ofRequests = pino(options, stream);
  return Object.assign(pino({ ...options, redact }, stream), {
    request: (at: 'debug' | 'info', fields: RequestLine) => ofRequests[at](fields, 'request'),
  });
}

/**
 * The loggable fields of an error. Statements and their parameters, which drizzle puts into the
 * message, are left out because they contain personal data.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  const isQuery = error.message.startsWith('Failed query');
  return {
    type: error.constructor.name,
    message: isQuery ? 'Failed query' : error.message,
    code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
