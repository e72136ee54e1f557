import { createHash } from 'node:crypto';
import type { Reply, Request } from '../http/http.ts';
import { StripeError } from './stripe-error.ts';

interface StoredResponse {
  fingerprint: string;
  /** Absent while the first request is in progress. */
  reply?: Reply;
  at: number;
}

const DAY_MS = 86_400_000;

/** What to do with the key of a request that is executed. */
export interface HeldKey {
  store(reply: Reply): void;
  /** Releases the key: the request was refused before its execution. */
  forget(): void;
}

/**
 * Idempotency keys as in Stripe's v1 API: the first status and body are stored for 24 hours once
 * execution has started, including server errors; the same key with other parameters is an error;
 * a second request while the first is in progress is a conflict.
 */
export class IdempotencyKeys {
  readonly #stored = new Map<string, StoredResponse>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  clear(): void {
    this.#stored.clear();
  }

  /**
   * @returns the stored response, or the key for the new one; undefined without a key
   * @throws StripeError 400 for other parameters, 409 while the first request is in progress
   */
  begin(request: Request): { replay: Reply } | HeldKey | undefined {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || key === '') return undefined;
    if (key.length > 255) {
      throw new StripeError(
        400,
        'idempotency_error',
        'Idempotency keys have at most 255 characters',
      );
    }
    const fingerprint = createHash('sha256')
      .update(`${request.url.pathname}\n${request.body}`)
      .digest('hex');
    const stored = this.#stored.get(key);
    if (stored && stored.at + DAY_MS > this.#now()) {
      if (stored.fingerprint !== fingerprint) {
        throw new StripeError(
          400,
          'idempotency_error',
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (stored.reply) {
        return {
          replay: {
            ...stored.reply,
            headers: { ...stored.reply.headers, 'idempotent-replayed': 'true' },
          },
        };
      }
      throw new StripeError(
        409,
        'idempotency_error',
        `There is currently another in-progress request using this Idempotent Key: ${key}`,
        { code: 'idempotency_key_in_use' },
      );
    }
    const entry: StoredResponse = { fingerprint, at: this.#now() };
    this.#stored.set(key, entry);
    return {
      store: (reply) => void (entry.reply = reply),
      forget: () => void this.#stored.delete(key),
    };
  }
}
