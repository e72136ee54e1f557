import { STATUS_CODES } from 'node:http';
import type { Problem } from 'shared/contracts/problem/schema';

interface ProblemOptions {
  /** Name of the kind, in kebab case; the status alone says enough where absent. */
  kind?: string;
  issues?: Problem['issues'];
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * An answer that is an error (RFC 9457). Throw it from services; `detail` is read by people and
 * says how to mend it.
 */
export class ProblemError extends Error {
  readonly status: number;
  readonly kind: string | undefined;
  readonly issues: Problem['issues'];
  readonly headers: Record<string, string>;

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.status = status;
    this.kind = options.kind;
    this.issues = options.issues;
    this.headers = options.headers ?? {};
  }
}

/** The body of a problem as it leaves the server. */
export function problemBody(problem: ProblemError, requestId: string): Problem {
  return {
    type: problem.kind ? `urn:portico:problem:${problem.kind}` : 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    error: problem.message,
    requestId,
    ...(problem.issues && { issues: problem.issues }),
  };
}
