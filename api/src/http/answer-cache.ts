import { ByteLru } from '../core/cache/byte-lru.ts';
import { isDatabaseUnavailable } from '../core/db/database-unavailable.ts';
import type { RevisionRepository } from '../core/db/revision.repository.ts';
import { withTimeout } from '../core/db/with-timeout.ts';
import type { PreparedBody } from './prepared-body.ts';

/** With an answer in memory, nobody waits longer for a database that says nothing. */
const PATIENCE_MS = 3_000;
/** An answer that was current so long ago is no stand-in any more. */
const MAX_STALE_MS = 24 * 3_600_000;
/** An answer that may lag does so if it was current so recently: as long as caches keep it. */
const MAX_LAG_MS = 60_000;
/** Smaller answers are made so quickly that requests wait for the new one. */
const MIN_LAG_BYTES = 256 * 1024;

/** What an answer follows. */
export interface AnswerSource {
  /** The nouns whose revisions say whether it changed. */
  nouns: readonly string[];
  /** For an answer that also changes with time: a number that counts up when it does. */
  step?: number;
  /** Whether requests get the last answer while a large new one is made. */
  mayLag?: boolean;
  make: () => Promise<PreparedBody>;
}

interface Limits {
  maxEntries: number;
  /** Bytes of all answers, compressed forms included; default: no limit. */
  maxBytes?: number;
}

interface Kept {
  stamp: string;
  body: PreparedBody;
  /** When it was last known to be current, epoch milliseconds. */
  currentAt: number;
}

/**
 * Public answers by name, each made once per change of what it follows. Requests that come while
 * one is made wait for it (single flight). While the database is away the last answer is served,
 * marked as stale (docs/decisions/0018).
 */
export class AnswerCache {
  private readonly kept: ByteLru<Kept>;
  private readonly making = new Map<string, { stamp: string; body: Promise<PreparedBody> }>();

  constructor(
    private readonly revisions: Pick<RevisionRepository, 'current'>,
    { maxEntries, maxBytes = Infinity }: Limits,
  ) {
    this.kept = new ByteLru(maxBytes, maxEntries);
  }

  /** @throws DatabaseUnavailableError, or what `make` throws, where no last answer can stand in */
  async get(name: string, source: AnswerSource): Promise<PreparedBody> {
    try {
      return await this.current(name, source);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const kept = this.kept.get(name);
      const age = Date.now() - (kept?.currentAt ?? -Infinity);
      if (!kept || age > MAX_STALE_MS) throw error;
      return kept.body.asStale(Math.floor(age / 1000));
    }
  }

  private async current(name: string, source: AnswerSource): Promise<PreparedBody> {
    const stamp = await this.stampOf(source, this.kept.get(name) !== undefined);
    const kept = this.kept.get(name);
    if (kept?.stamp === stamp) {
      kept.currentAt = Date.now();
      return kept.body;
    }
    const running = this.making.get(name);
    const made = running ?? this.start(name, stamp, source);
    if (source.mayLag && kept && mayStandIn(kept)) {
      made.body.catch(() => undefined);
      return kept.body;
    }
    if (made.stamp === stamp) return made.body;
    // One at a time: what is being made is older than what this request may see.
    await made.body.catch(() => undefined);
    return this.current(name, source);
  }

  private start(name: string, stamp: string, source: AnswerSource) {
    const currentAt = Date.now();
    const body = source
      .make()
      .then((made) => {
        // Three forms of one text weigh at most about twice its plain bytes.
        this.kept.set(name, { stamp, body: made, currentAt }, made.size * 2);
        return made;
      })
      .finally(() => this.making.delete(name));
    const started = { stamp, body };
    this.making.set(name, started);
    return started;
  }

  private async stampOf({ nouns, step = 0 }: AnswerSource, hasLast: boolean): Promise<string> {
    const counts = Promise.all(nouns.map((noun) => this.revisions.current(noun)));
    const known = hasLast ? await withTimeout(counts, PATIENCE_MS) : await counts;
    return [...known, step].join(' ');
  }
}

function mayStandIn({ body, currentAt }: Kept): boolean {
  return body.size >= MIN_LAG_BYTES && Date.now() - currentAt < MAX_LAG_MS;
}
