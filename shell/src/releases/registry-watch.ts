import { getRegistry } from 'shared/contracts/registry/calls';
import type { RegistrySnapshot } from 'shared/platform';

/** How often an open page asks what is live (DESIGN §3). */
export const POLL_MS = 60_000;
const ANSWER_MS = 3_000;

/** What is live now, as far as the server says so. */
interface Answer {
  snapshot: RegistrySnapshot;
  etag: string | null;
}

/**
 * Knows whether what is live has changed since the document was made. It asks by entity tag, every
 * minute while someone can see the page, and whenever the page comes back into view. A rollback to
 * what the document was made with counts as no change.
 */
export class RegistryWatch {
  private born: string;
  private latest: string;
  private answer: Answer | undefined;
  private asking: Promise<RegistrySnapshot | undefined> | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param born revision of the snapshot that the document carries */
  constructor(born: string) {
    this.born = born;
    this.latest = born;
  }

  /** The next document would be made from other releases than this one. */
  readonly isOutdated = (): boolean => this.latest !== this.born;

  /** Hears of every change of {@link isOutdated}. @returns ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** @returns what is live now; undefined where nobody answers in three seconds */
  ask(): Promise<RegistrySnapshot | undefined> {
    this.asking ??= this.fetch().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Begins to ask by itself. @returns ends it */
  start(): () => void {
    const ask = () => {
      if (document.visibilityState === 'visible') void this.ask();
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  /** The page has taken over what is live now (in development only). */
  adopt(revision: string) {
    this.born = revision;
  }

  private async fetch(): Promise<RegistrySnapshot | undefined> {
    const known = this.answer;
    try {
      const response = await fetch(getRegistry.path, {
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(known?.etag && { headers: { 'if-none-match': known.etag } }),
      });
      if (response.status === 304) return known?.snapshot;
      const snapshot: unknown = response.ok ? await response.json() : undefined;
      if (!isSnapshot(snapshot)) return undefined;
      this.answer = { snapshot, etag: response.headers.get('etag') };
      this.take(snapshot.revision);
      return snapshot;
    } catch {
      // Away, too slow, or no JSON: what is known stays, the next time asks again.
      return undefined;
    }
  }

  private take(revision: string) {
    const before = this.isOutdated();
    this.latest = revision;
    if (this.isOutdated() !== before) for (const listener of this.listeners) listener();
  }
}

function isSnapshot(answer: unknown): answer is RegistrySnapshot {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'revision' in answer &&
    typeof answer.revision === 'string' &&
    'remotes' in answer &&
    Array.isArray(answer.remotes)
  );
}
