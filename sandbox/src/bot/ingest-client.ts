import type { Call } from 'shared/contracts/call';
import { IngestReceipt } from 'shared/contracts/ingest/receipt';
import type { Clock } from '../clock/clock.ts';
import { delayBefore } from './retry.ts';

/** The door turned a batch away for good: sending it again would change nothing. */
class IngestRefusedError extends Error {
  override name = 'IngestRefusedError';
}

export interface IngestClientOptions {
  /** Address of the API, without a trailing slash. */
  url: string;
  /** Gives the ingest key; called again after a 401, because a new key may have been written. */
  readKey: () => Promise<string>;
  clock: Clock;
  signal: AbortSignal;
  /** Told once per trouble, in one sentence. */
  warn: (message: string) => void;
}

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Sends batches through the ingest door until they are taken. A retry repeats the same bytes with
 * the same event ids, so that an answer lost on the way doubles nothing.
 */
export class IngestClient {
  readonly #options: IngestClientOptions;

  constructor(options: IngestClientOptions) {
    this.#options = options;
  }

  /**
   * @returns the door's report on the batch
   * @throws IngestRefusedError where the door says that the batch itself is wrong
   * @throws the signal's reason when the bot is stopped meanwhile
   */
  async send(call: Call, body: unknown): Promise<IngestReceipt> {
    const { clock, signal, warn } = this.#options;
    const bytes = JSON.stringify(body);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#try(call, bytes);
      if ('receipt' in answer) return answer.receipt;
      if (attempt === 1) warn(`${call.operation}: ${answer.trouble}, trying again`);
      await clock.wait(delayBefore(attempt, answer.retryAfter), signal);
    }
  }

  async #try(
    call: Call,
    bytes: string,
  ): Promise<{ receipt: IngestReceipt } | { trouble: string; retryAfter?: string | null }> {
    const { url, readKey, signal } = this.#options;
    signal.throwIfAborted();
    let response: Response;
    let text: string;
    try {
      response = await fetch(url + call.path, {
        method: call.method,
        headers: {
          authorization: `Bearer ${await readKey()}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: bytes,
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      });
      text = await response.text();
    } catch (error) {
      signal.throwIfAborted();
      return { trouble: error instanceof Error ? error.message : 'no answer' };
    }
    if (response.ok) return readReceipt(text);
    if (!isPassing(response.status)) {
      throw new IngestRefusedError(`${call.operation}: HTTP ${response.status}: ${text}`);
    }
    return {
      trouble: `HTTP ${response.status}`,
      retryAfter: response.headers.get('retry-after'),
    };
  }
}

/** Answers that may be another one later: a busy or starting API, or a key that is being replaced. */
function isPassing(status: number): boolean {
  return status >= 500 || [401, 403, 408, 425, 429].includes(status);
}

function readReceipt(text: string): { receipt: IngestReceipt } | { trouble: string } {
  try {
    return { receipt: IngestReceipt.parse(JSON.parse(text)) };
  } catch {
    return { trouble: 'the answer is no receipt' };
  }
}
