import { STATUS_CODES } from 'node:http';
import type { Problem } from '@portico/sdk/contracts/problem/schema';

interface ProblemOptions {
  /** Kind of the problem in kebab case, where the status is not specific enough. */
  kind?: string;
  issues?: Problem['issues'];
  /** The message for visitors, where `detail` is one for developers. */
  shown?: string;
  /** Path of the page about what the problem concerns. */
  instance?: string;
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * An error answer (RFC 9457). Services throw it. `detail` is a message for people that states how
 * to fix the problem.
 */
export class ProblemError extends Error {
  readonly status: number;
  readonly kind: string | undefined;
  readonly issues: Problem['issues'];
  readonly instance: string | undefined;
  readonly shown: string;
  readonly headers: Record<string, string>;

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    // No log has the stack of a refused request, and capturing it takes longer than the refusal.
    const { stackTraceLimit } = Error;
    if (status < 500) Error.stackTraceLimit = 0;
    super(detail, { cause: options.cause });
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.kind = options.kind;
    this.issues = options.issues;
    this.instance = options.instance;
    this.shown = options.shown ?? detail;
    this.headers = options.headers ?? {};
  }
}

/** The response body of a problem. */
export function problemBody(problem: ProblemError, requestId: string): Problem {
  return {
    type: problem.kind ? `urn:portico:problem:${problem.kind}` : 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    error: problem.shown,
    requestId,
    ...(problem.issues && { issues: problem.issues }),
    ...(problem.instance !== undefined && { instance: problem.instance }),
  };
}
