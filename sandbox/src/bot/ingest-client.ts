import type { Call } from '@portico/sdk/contracts/call';
import { IngestReceipt } from '@portico/contracts/ingest/receipt';
import type { Clock } from '../clock/clock.ts';
import { delayBefore } from './retry.ts';

/** The API rejected a batch permanently; a retry is useless. */
class IngestRejectedError extends Error {
  override name = 'IngestRejectedError';
}

export interface IngestClientOptions {
  /** Base URL of the API, without a trailing slash. */
  url: string;
  /** Reads the ingest key before each attempt, because a new key may have been written. */
  readKey: () => Promise<string>;
  clock: Clock;
  signal: AbortSignal;
  /** Called once per failing request, with one sentence. */
  warn: (message: string) => void;
}

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Sends batches to the ingest API until they are accepted. A retry repeats the same bytes with the
 * same event ids, so that a lost response creates no duplicates.
 */
export class IngestClient {
  readonly #options: IngestClientOptions;

  constructor(options: IngestClientOptions) {
    this.#options = options;
  }

  /**
   * @returns the receipt of the batch
   * @throws IngestRejectedError if the API rejects the batch as invalid
   * @throws the signal's reason when the bot is stopped
   */
  async send(call: Call, body: unknown): Promise<IngestReceipt> {
    const { clock, signal, warn } = this.#options;
    const bytes = JSON.stringify(body);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#try(call, bytes);
      if ('receipt' in answer) return answer.receipt;
      if (attempt === 1) warn(`${call.operation}: ${answer.error}, retrying`);
      await clock.wait(delayBefore(attempt, answer.retryAfter), signal);
    }
  }

  async #try(
    call: Call,
    bytes: string,
  ): Promise<{ receipt: IngestReceipt } | { error: string; retryAfter?: string | null }> {
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
      return { error: error instanceof Error ? error.message : 'no response' };
    }
    if (response.ok) return parseReceipt(text);
    if (isAbsent(text))
      return { receipt: { dryRun: false, accepted: 0, duplicates: 0, rejected: [] } };
    if (!isTransient(response.status)) {
      throw new IngestRejectedError(`${call.operation}: HTTP ${response.status}: ${text}`);
    }
    return {
      error: `HTTP ${response.status}`,
      retryAfter: response.headers.get('retry-after'),
    };
  }
}

/** Whether the site does without what was sent, as its pack says: the bot goes on with the rest. */
const isAbsent = (text: string) => text.includes('urn:portico:problem:absent-page');

/** Whether a retry may succeed: the API is busy or starting, or the key is being replaced. */
function isTransient(status: number): boolean {
  return status >= 500 || [401, 403, 408, 425, 429].includes(status);
}

function parseReceipt(text: string): { receipt: IngestReceipt } | { error: string } {
  try {
    return { receipt: IngestReceipt.parse(JSON.parse(text)) };
  } catch {
    return { error: 'the response is not a receipt' };
  }
}
