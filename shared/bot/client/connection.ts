import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswer } from './answers.ts';
import { PorticoError } from './error.ts';
import { delayAfter } from './retry.ts';
import { API_VERSION } from './streams.ts';

export interface ConnectionOptions {
  /** Address of the site; default: `PORTICO_URL`. */
  url?: string;
  /** The key, or a function that reads it before each attempt; default: `PORTICO_INGEST_KEY`. */
  key?: string | (() => string | Promise<string>);
  /** Ends all calls and pauses when it is aborted. */
  signal?: AbortSignal;
  /** For how many seconds a call is sent again; default: 900. */
  retrySeconds?: number;
  /** Called before a call is sent again; default: the first failure of each call is logged as a warning. */
  onRetry?: (error: PorticoError, attempt: number, waitSeconds: number) => void;
  /** Waits; tests replace it. */
  wait?: (seconds: number, signal?: AbortSignal) => Promise<void>;
}

export interface CallOptions {
  method: 'GET' | 'POST' | 'PUT';
  /** Path and query. */
  path: string;
  /** Scope that the key needs. */
  scope: string;
  /** JSON. */
  body?: string;
  retrySeconds?: number;
  signal?: AbortSignal | undefined;
}

/** More than the longest wait for license events, 25 seconds. */
const TIMEOUT_MS = 40_000;

/** Calls the site, and repeats a call with the same bytes while a repetition may help. */
export class Connection {
  readonly #origin: string;
  readonly #key: () => string | Promise<string>;
  readonly #options: ConnectionOptions;

  /** @throws PorticoError if address or key are missing or invalid */
  constructor(options: ConnectionOptions) {
    const { url = process.env.PORTICO_URL ?? '', key = process.env.PORTICO_INGEST_KEY ?? '' } =
      options;
    this.#origin = originOf(url);
    if (!key) {
      throw new PorticoError({
        call: 'new Portico()',
        detail: 'There is no key.',
        fix: 'Set PORTICO_INGEST_KEY to a key of: npm run admin -- keys create bot shards history',
      });
    }
    this.#key = typeof key === 'string' ? () => key : key;
    this.#options = options;
  }

  /**
   * @returns the answer, parsed
   * @throws PorticoError if the site refuses the call, or has not answered it in time
   * @throws the signal's reason
   */
  async call(options: CallOptions): Promise<unknown> {
    const { retrySeconds = this.#options.retrySeconds ?? 900 } = options;
    const signal = this.signalOf(options.signal);
    let left = retrySeconds;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#try(options, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof PorticoError) || !error.isTransient) throw error;
        const seconds = delayAfter(attempt, error.retryAfter);
        left -= seconds;
        if (left < 0) throw error;
        (this.#options.onRetry ?? warnOnce)(error, attempt, seconds);
        await this.wait(seconds, signal);
      }
    }
  }

  /** @throws the signal's reason */
  wait(seconds: number, signal = this.#options.signal): Promise<void> {
    if (this.#options.wait) return this.#options.wait(seconds, signal);
    return sleep(seconds * 1000, undefined, { signal });
  }

  /** Aborted by the signal of this connection and by another one. */
  signalOf(signal?: AbortSignal): AbortSignal | undefined {
    const signals = [this.#options.signal, signal].filter((one) => one !== undefined);
    return signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  }

  async #try(
    { method, path, scope, body }: CallOptions,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    const call = `${method} ${path.replace(/\?.*/, '')}`;
    const headers = {
      authorization: `Bearer ${await this.#key()}`,
      accept: 'application/json',
      'portico-version': API_VERSION,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(this.#origin + path, {
        method,
        headers,
        ...(body !== undefined && { body }),
        // A redirect would lose the key or the body.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return await readAnswer(call, scope, response);
    } catch (error) {
      if (error instanceof PorticoError) throw error;
      throw new PorticoError({
        call,
        detail: `${this.#origin} does not answer (${reasonOf(error)}).`,
        fix: 'Check PORTICO_URL, and that the site runs.',
        isTransient: true,
        cause: error,
      });
    }
  }
}

/** @throws PorticoError */
function originOf(url: string): string {
  const { origin, protocol, pathname } = URL.canParse(url) ? new URL(url) : new URL('none:');
  if (/^https?:$/.test(protocol) && pathname === '/') return origin;
  throw new PorticoError({
    call: 'new Portico()',
    detail: url ? `"${url}" is not the address of a site.` : 'There is no address.',
    fix: 'Set PORTICO_URL to the address of the site without a path, such as https://bot.example.',
  });
}

function reasonOf(error: unknown): string {
  const { cause = error } = Object(error) as { cause?: unknown };
  const { code, message } = Object(cause) as { code?: string; message?: string };
  return code || message || String(cause);
}

function warnOnce(error: PorticoError, attempt: number, seconds: number): void {
  if (attempt === 1) console.warn(`${error.message} Next attempt in ${seconds.toFixed(1)} s.`);
}
