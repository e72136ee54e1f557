import type { IncomingHttpHeaders } from 'node:http';

/** One request that reached the REST API; never carries a token, a code or a secret. */
export interface LoggedCall {
  /** Milliseconds since 1970, when the request had arrived. */
  at: number;
  method: string;
  path: string;
  /** Name of the route that took it; null where none did. */
  route: string | null;
  auth: 'bot' | 'bearer' | 'basic' | 'none';
  /** `grant_type` of token calls. */
  grantType?: string;
  /** Status answered; 0 where the connection was cut. */
  status: number;
  /** True where a wait that a 429 had asked for was not over. */
  tooEarly: boolean;
}

const MAX_ENTRIES = 10_000;

/** The newest requests, for tests. */
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
