import type { Receipt } from './streams.ts';

type Issues = Receipt['rejected'][number]['issues'];

interface Facts {
  /** The failed call: `POST /api/ingest/history`. */
  call: string;
  /** What happened, as a sentence. */
  detail: string;
  /** How to solve it, as a sentence. */
  fix: string;
  /** Status of the answer; absent: there was none. */
  status?: number;
  /** What is wrong with each field. */
  issues?: Issues;
  /** Whether the same call may succeed later. */
  isTransient?: boolean;
  /** What the site asks to wait, in seconds. */
  retryAfter?: number;
  cause?: unknown;
}

/** A call that failed. The message says what happened, where, and how to solve it. */
export class PorticoError extends Error {
  override name = 'PorticoError';
  readonly call: string;
  readonly detail: string;
  readonly fix: string;
  readonly status: number | undefined;
  readonly issues: Issues;
  readonly isTransient: boolean;
  readonly retryAfter: number;

  constructor({ call, detail, fix, status, ...facts }: Facts) {
    super(`${call}${status ? ` (${status})` : ''}: ${detail} ${fix}`, { cause: facts.cause });
    this.call = call;
    this.detail = detail;
    this.fix = fix;
    this.status = status;
    this.issues = facts.issues ?? [];
    this.isTransient = facts.isTransient ?? false;
    this.retryAfter = facts.retryAfter ?? 0;
  }
}
