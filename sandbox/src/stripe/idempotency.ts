import { createHash } from 'node:crypto';
import type { Reply, Request } from '../http/http.ts';
import { StripeProblem } from './problem.ts';

interface Kept {
  fingerprint: string;
  /** Absent while the first request is still being carried out. */
  reply?: Reply;
  at: number;
}

const DAY_MS = 86_400_000;

/**
 * Idempotency keys as Stripe's v1 API has them: the first status and body are kept for 24 hours,
 * errors of the server included, once carrying out has begun; the same key with other parameters
 * is an error; a second request while the first runs is a conflict.
 */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @returns the kept answer, or a function that keeps the coming one; neither without a key
   * @throws StripeProblem 400 for other parameters, 409 while the first request runs
   */
  begin(request: Request): { replay: Reply } | { keep: (reply: Reply) => void } | undefined {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || key === '') return undefined;
    if (key.length > 255) {
      throw new StripeProblem(
        400,
        'idempotency_error',
        'Idempotency keys have at most 255 characters',
      );
    }
    const fingerprint = createHash('sha256')
      .update(`${request.url.pathname}\n${request.body}`)
      .digest('hex');
    const kept = this.#kept.get(key);
    if (kept && kept.at + DAY_MS > this.#now()) {
      if (kept.fingerprint !== fingerprint) {
        throw new StripeProblem(
          400,
          'idempotency_error',
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (kept.reply) {
        return {
          replay: {
            ...kept.reply,
            headers: { ...kept.reply.headers, 'idempotent-replayed': 'true' },
          },
        };
      }
      throw new StripeProblem(
        409,
        'idempotency_error',
        `There is currently another in-progress request using this Idempotent Key: ${key}`,
        { code: 'idempotency_key_in_use' },
      );
    }
    const entry: Kept = { fingerprint, at: this.#now() };
    this.#kept.set(key, entry);
    return { keep: (reply) => void (entry.reply = reply) };
  }
}
