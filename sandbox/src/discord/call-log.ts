import type { IncomingHttpHeaders } from 'node:http';

/** A request to the REST API; never contains a token, a code or a secret. */
export interface LoggedCall {
  /** Time of arrival, epoch milliseconds. */
  at: number;
  method: string;
  path: string;
  /** Name of the matched route; null without a match. */
  route: string | null;
  auth: 'bot' | 'bearer' | 'basic' | 'none';
  /** `grant_type` of token calls. */
  grantType?: string;
  /** Response status; 0 if the connection was closed. */
  status: number;
  /** Whether the request came before the end of the wait time of a 429. */
  tooEarly: boolean;
}

const MAX_ENTRIES = 10_000;

/** The latest requests, for tests. */
export class CallLog {
  #calls: LoggedCall[] = [];

  add(call: LoggedCall): void {
    this.#calls.push(call);
    if (this.#calls.length > MAX_ENTRIES) this.#calls.shift();
  }

  list(): readonly LoggedCall[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }
}

export function authKind({ authorization = '' }: IncomingHttpHeaders): LoggedCall['auth'] {
  const scheme = authorization.split(' ')[0]?.toLowerCase();
  return scheme === 'bot' || scheme === 'bearer' || scheme === 'basic' ? scheme : 'none';
}
