import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../../core/db/database-unavailable.ts';
import type { RevisionRepository } from '../../core/db/revision.repository.ts';
import { withTimeout } from '../../core/db/with-timeout.ts';
import { shownPack } from '../../core/site/shown-pack.ts';
import type { PreparedBody } from './prepared-body.ts';

/** How long a request waits for the revision when a stale answer is in memory. */
const REVISION_TIMEOUT_MS = 3_000;
/** Maximum age of a stale answer. */
const MAX_STALE_MS = 24 * 3_600_000;
/**
 * Maximum age of an answer that is served while the new one is generated; as long as caches keep
 * it.
 */
const MAX_LAG_MS = 60_000;
/** Smaller answers are generated fast enough that requests wait for the new one. */
const MIN_LAG_BYTES = 256 * 1024;

/** The inputs of a cached answer. */
export interface AnswerSource {
  /** The nouns whose revisions determine the answer. */
  nouns: readonly string[];
  /** For an answer that also changes with time: a number that increases with each change. */
  step?: number;
  /** Whether requests get the last answer while a large new one is generated. */
  mayLag?: boolean;
  make: () => Promise<PreparedBody>;
}

interface Limits {
  maxEntries: number;
  /** Total bytes including compressed forms; default: no limit. */
  maxBytes?: number;
}

interface Kept {
  stamp: string;
  /** The turn of the request that has read the stamp. */
  turn: number;
  body: PreparedBody;
  /** When the answer was last known to be current, by `performance.now()`. */
  currentAt: number;
}

/**
 * Caches public answers by name, for each site pack. An answer is generated once per change of its inputs, and
 * concurrent requests wait for it (single flight). While the database is unavailable the last
 * answer is served, marked as stale (docs/decisions/0018).
 */
export class AnswerCache {
  private readonly answers: LRUCache<string, Kept>;
  /** Counts requests that read revisions. */
  private turns = 0;
  private readonly making = new Map<string, { stamp: string; body: Promise<PreparedBody> }>();

  constructor(
    private readonly revisions: Pick<RevisionRepository, 'current' | 'known'>,
    { maxEntries, maxBytes }: Limits,
  ) {
    this.answers = new LRUCache({
      max: maxEntries,
      // Plain, gzip and Brotli together have about twice the plain bytes at most. Sizes must not be 0.
      ...(maxBytes !== undefined && {
        maxSize: maxBytes,
        sizeCalculation: ({ body }) => Math.max(1, body.size * 2),
      }),
    });
  }

  /** @throws DatabaseUnavailableError without a usable stale answer, or the error of `make` */
  async get(noun: string, source: AnswerSource): Promise<PreparedBody> {
    // Answers contain what the site pack says.
    const name = `${shownPack()?.pack?.version ?? ''} ${noun}`;
    const now = this.knownToBeCurrent(name, source);
    if (now) return now;
    try {
      return await this.current(name, source);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const cached = this.answers.get(name);
      const age = performance.now() - (cached?.currentAt ?? -Infinity);
      if (!cached || age > MAX_STALE_MS) throw error;
      return cached.body.asStale(Math.floor(age / 1000));
    }
  }

  /** The kept answer if all revisions are known and match it: most requests wait for nothing. */
  private knownToBeCurrent(name: string, { nouns, step }: AnswerSource): PreparedBody | undefined {
    const cached = this.answers.get(name);
    if (!cached) return undefined;
    const revisions = nouns.map((noun) => this.revisions.known(noun));
    if (stampOf(revisions, step) !== cached.stamp) return undefined;
    cached.currentAt = performance.now();
    return cached.body;
  }

  private async current(name: string, source: AnswerSource): Promise<PreparedBody> {
    const turn = (this.turns += 1);
    const stamp = await this.readStamp(source, this.answers.get(name) !== undefined);
    const cached = this.answers.get(name);
    // A slow read says what was true before a later one: its answer would replace a newer one.
    if (cached && cached.turn > turn) return cached.body;
    if (cached?.stamp === stamp) {
      cached.currentAt = performance.now();
      return cached.body;
    }
    const running = this.making.get(name);
    const made = running ?? this.start(name, { stamp, turn }, source);
    if (source.mayLag && cached && mayStandIn(cached)) {
      made.body.catch(() => undefined);
      return cached.body;
    }
    if (made.stamp === stamp) return made.body;
    // The answer in progress is older than this request may receive. Generate one at a time.
    await made.body.catch(() => undefined);
    return this.current(name, source);
  }

  private start(name: string, { stamp, turn }: Pick<Kept, 'stamp' | 'turn'>, source: AnswerSource) {
    const currentAt = performance.now();
    const body = source
      .make()
      .then((made) => {
        this.answers.set(name, { stamp, turn, body: made, currentAt });
        return made;
      })
      .finally(() => this.making.delete(name));
    const started = { stamp, body };
    this.making.set(name, started);
    return started;
  }

  private async readStamp({ nouns, step }: AnswerSource, hasLast: boolean): Promise<string> {
    const counts = Promise.all(nouns.map((noun) => this.revisions.current(noun)));
    const revisions = hasLast ? await withTimeout(counts, REVISION_TIMEOUT_MS) : await counts;
    return stampOf(revisions, step);
  }
}

/** No stamp of an answer has an unknown revision. */
const stampOf = (revisions: readonly (number | undefined)[], step = 0) =>
  `${revisions.map((revision) => revision ?? '?').join(' ')} ${step}`;

function mayStandIn({ body, currentAt }: Kept): boolean {
  return body.size >= MIN_LAG_BYTES && performance.now() - currentAt < MAX_LAG_MS;
}
