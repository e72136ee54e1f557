import { getRegistry } from '@portico/sdk/contracts/registry/calls';
import type { RegistrySnapshot } from '@portico/sdk/platform';

/** How often an open page fetches the registry. */
export const POLL_MS = 60_000;
const TIMEOUT_MS = 3_000;

/** The last registry that the server sent. */
interface LatestResponse {
  snapshot: RegistrySnapshot;
  etag: string | null;
}

/**
 * Detects that the live releases have changed since the document was created. It fetches the registry
 * by entity tag, every minute while the page is visible, and whenever the page becomes visible. A
 * rollback to the releases of the document counts as no change.
 */
export class RegistryWatch {
  private documentRevision: string;
  private liveRevision: string;
  private latest: LatestResponse | undefined;
  private pending: Promise<RegistrySnapshot | undefined> | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param documentRevision revision of the snapshot that the document contains */
  constructor(documentRevision: string) {
    this.documentRevision = documentRevision;
    this.liveRevision = documentRevision;
  }

  /** Whether a new document would be made from other releases than this one. */
  readonly isOutdated = (): boolean => this.liveRevision !== this.documentRevision;

  /** Calls the listener whenever {@link isOutdated} changes. @returns unsubscribes */
  readonly onRegistryChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The last registry that the server sent; undefined before the first one. */
  get latestRegistry(): RegistrySnapshot | undefined {
    return this.latest?.snapshot;
  }

  /**
   * Fetches the live registry. Concurrent calls share one request.
   * @returns undefined without a valid response within three seconds
   */
  fetchRegistry(): Promise<RegistrySnapshot | undefined> {
    this.pending ??= this.request().finally(() => (this.pending = undefined));
    return this.pending;
  }

  /** Starts polling. @returns stops it */
  start(): () => void {
    const poll = () => {
      if (document.visibilityState === 'visible') void this.fetchRegistry();
    };
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }

  /** The page now runs the releases of this revision (in development only). */
  adopt(revision: string) {
    this.documentRevision = revision;
  }

  private async request(): Promise<RegistrySnapshot | undefined> {
    const { latest } = this;
    try {
      const response = await fetch(getRegistry.path, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(latest?.etag && { headers: { 'if-none-match': latest.etag } }),
      });
      if (response.status === 304) return latest?.snapshot;
      const snapshot: unknown = response.ok ? await response.json() : undefined;
      if (!isSnapshot(snapshot)) return undefined;
      this.latest = { snapshot, etag: response.headers.get('etag') };
      this.setLiveRevision(snapshot.revision);
      return snapshot;
    } catch {
      // Offline, too slow, or not JSON: the state stays as it is until the next poll.
      return undefined;
    }
  }

  private setLiveRevision(revision: string) {
    const wasOutdated = this.isOutdated();
    this.liveRevision = revision;
    if (this.isOutdated() !== wasOutdated) for (const listener of this.listeners) listener();
  }
}

function isSnapshot(json: unknown): json is RegistrySnapshot {
  return (
    typeof json === 'object' &&
    json !== null &&
    'revision' in json &&
    typeof json.revision === 'string' &&
    'remotes' in json &&
    Array.isArray(json.remotes)
  );
}
