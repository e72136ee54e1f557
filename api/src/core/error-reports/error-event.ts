import { randomUUID } from 'node:crypto';
import { VERSION } from '../version.ts';
import { safeCode, safeText, safeType } from './safe-text.ts';
import { stackFrames, type StackFrame } from './stack-frames.ts';

interface ReportedException {
  type: string;
  value: string;
  stacktrace?: { frames: StackFrame[] };
}

/** A report of an error, as Sentry's protocol has it. Each field is chosen here: nothing is copied. */
export interface ErrorEvent {
  event_id: string;
  timestamp: number;
  platform: 'node';
  level: 'error' | 'fatal';
  release: string;
  logger: string;
  exception: { values: ReportedException[] };
  tags: Record<string, string>;
  fingerprint: string[];
}

/** Fields of log lines whose values come from the code. */
const TAGS = ['route', 'method', 'status', 'job', 'requestId'];
const MAX_CAUSES = 5;

/**
 * The report of a logged error: types, codes and places of the code, and the words of the log line. It has
 * no text of the error unless that is about the code alone, no address, no body and no header.
 * @param message log message
 */
export function errorEvent(
  error: unknown,
  message: string,
  fields: Record<string, unknown>,
  level: ErrorEvent['level'],
): ErrorEvent {
  const values = causesOf(error).map((one) => exceptionOf(one, message));
  const tags = TAGS.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number'
      ? [[name, String(value).slice(0, 200)] as const]
      : [];
  });
  const place = values.at(-1)?.stacktrace?.frames.findLast((frame) => frame.in_app);
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level,
    release: `portico@${VERSION}`,
    logger: message,
    exception: { values },
    tags: Object.fromEntries(tags),
    fingerprint: [
      message,
      ...values.map(({ type, value }) => `${type} ${value}`),
      place ? `${place.filename}:${place.lineno}` : '',
    ],
  };
}

/** An error and its causes, the first cause first. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let one = error; one !== undefined && causes.length < MAX_CAUSES;) {
    causes.unshift(one);
    one = one instanceof Error ? one.cause : undefined;
  }
  return causes;
}

function exceptionOf(error: unknown, message: string): ReportedException {
  if (!(error instanceof Error)) return { type: 'Thrown', value: message };
  const { code } = error as { code?: unknown };
  return {
    type: safeType(error),
    value: safeText(error.message) ?? safeCode(code) ?? message,
    stacktrace: { frames: stackFrames(error.stack ?? '') },
  };
}
