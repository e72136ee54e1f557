import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import type { RegistrySnapshot, RemoteInSnapshot } from '@portico/sdk/platform';
import { topFrameOf } from '../reports/top-frame.ts';
import { withinBudget } from './budget.ts';
import { refetch, removeElementsOf } from './clean-up.ts';
import { diagnose, failedFileOf } from './diagnosis.ts';
import type { Federation } from './federation.ts';
import { pageComponentOf } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';

/** Time that a remote has before its error card shows. */
const REMOTE_BUDGET_MS = 8000;

interface LoaderParts {
  federation: Federation;
  remotes: readonly RemoteInSnapshot[];
  /** Fetches the live releases; undefined without a response. */
  fetchRegistry: () => Promise<RegistrySnapshot | undefined>;
  budgetMs?: number;
  /** Receives the load time or the failure of each page. */
  report?: (event: BeaconEvent) => void;
}

/**
 * Loads pages of remotes, each once. A failure stays until {@link RemoteLoader.forget}; the next
 * attempt starts from scratch: current definition, files without the cache, new container.
 */
export class RemoteLoader {
  private readonly entries = new Map<string, PageEntry>();
  private readonly definitions = new Map<string, RemoteInSnapshot>();
  /** Remotes that failed -> the files that caused it, as far as known. */
  private readonly broken = new Map<string, string[]>();
  /** Fresh starts of remotes that failed, so that pages opened together share one. */
  private readonly renewals = new Map<string, Promise<void>>();
  private readonly defined = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly parts: LoaderParts;

  constructor(parts: LoaderParts) {
    this.parts = parts;
    for (const remote of parts.remotes) this.definitions.set(remote.name, remote);
  }

  /** Version that the next attempt would load, or the last one loaded. */
  versionOf(remote: string): string {
    return this.definitions.get(remote)?.version ?? 'unknown';
  }

  /** The definition that the next attempt would load, or that the last one loaded. */
  definitionOf(remote: string): RemoteInSnapshot | undefined {
    return this.definitions.get(remote);
  }

  /** The state of the page; the first call starts to load it. Never throws. */
  open(remote: string, page: string): PageEntry {
    const key = `${remote}/${page}`;
    const loading = this.entries.get(key);
    if (loading) return loading;
    const since = performance.now();
    const settled: Promise<void> = this.load(remote, page).then(
      (Page) => {
        const retries = this.parts.federation.retriesOf(remote, page);
        const event = this.eventOf(remote, page, since);
        this.report({ kind: 'load', ...event, ...(retries > 0 && { retries }) });
        this.settle(key, settled, { status: 'ready', settled, Page });
      },
      async (error: unknown) => {
        // For developers: the card and the report do not contain the text.
        console.error(error);
        const event = this.eventOf(remote, page, since);
        const reason = await diagnose(error, this.definitions.get(remote));
        // Other failures are not caused by a line of code.
        const frame = reason === 'broken' && topFrameOf(error);
        if (reason) this.report({ kind: 'failure', reason, ...event, ...frame });
        this.blame(remote, error);
        this.settle(key, settled, { status: 'failed', settled, error, reason: reason ?? 'gone' });
      },
    );
    const entry: PageEntry = { status: 'loading', settled };
    this.entries.set(key, entry);
    return entry;
  }

  /** Drops a failed page, so that the next `open` tries again. */
  forget(remote: string, page: string) {
    const key = `${remote}/${page}`;
    if (this.entries.get(key)?.status === 'failed') this.entries.delete(key);
  }

  /** Drops a page that loaded but does not work: the next `open` starts from scratch. */
  reject(remote: string, page: string, error: unknown) {
    this.blame(remote, error);
    this.entries.delete(`${remote}/${page}`);
  }

  /**
   * Replaces the loaded pages of a remote by those of another version: the new pages are loaded
   * before the old ones are dropped.
   */
  async replace(remote: RemoteInSnapshot): Promise<void> {
    const { federation } = this.parts;
    this.definitions.set(remote.name, remote);
    federation.define(remote);
    this.defined.add(remote.name);
    for (const [key, { status }] of [...this.entries]) {
      const [name, page = ''] = key.split('/');
      if (name !== remote.name) continue;
      const settled = Promise.resolve();
      const Page = status === 'ready' && (await this.load(name, page).catch(() => undefined));
      if (Page) this.entries.set(key, { status: 'ready', settled, Page });
      else this.entries.delete(key);
    }
    for (const listener of this.listeners) listener();
  }

  /** Calls the listener after every {@link replace}. @returns removes the listener */
  onReplace(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private eventOf(remote: string, page: string, since: number) {
    return { remote, version: this.versionOf(remote), page, ms: performance.now() - since };
  }

  private report(event: BeaconEvent) {
    this.parts.report?.(event);
  }

  private blame(remote: string, error: unknown) {
    this.broken.set(remote, failedFileOf(error));
  }

  private settle(key: string, attempt: Promise<void>, entry: PageEntry) {
    if (this.entries.get(key)?.settled === attempt) this.entries.set(key, entry);
  }

  private async load(remote: string, page: string) {
    const module = await withinBudget(
      this.enter(remote, page),
      this.parts.budgetMs ?? REMOTE_BUDGET_MS,
    );
    return pageComponentOf(module);
  }

  private async enter(remote: string, page: string) {
    const { federation } = this.parts;
    const failedFiles = this.broken.get(remote);
    if (failedFiles) {
      this.broken.delete(remote);
      this.renewals.set(remote, this.renew(remote, page, failedFiles));
    }
    await this.renewals.get(remote);
    const definition = this.definitions.get(remote);
    if (!definition) throw new Error('The remote is not live');
    if (!this.defined.has(remote)) {
      federation.define(definition);
      this.defined.add(remote);
    }
    return federation.load(remote, page);
  }

  /** Uses the live release, and fetches its files and the failed ones without the browser's cache. */
  private async renew(remote: string, page: string, failedFiles: readonly string[]) {
    const registry = await this.parts.fetchRegistry();
    const live = registry?.remotes.find(({ name }) => name === remote);
    if (live && isLoadable(live)) this.definitions.set(remote, live);
    const definition = this.definitions.get(remote);
    if (!definition) return;
    removeElementsOf(remote);
    const { scripts = [], styles = [] } = definition.pages[page] ?? {};
    await refetch([definition.entry, ...scripts, ...styles, ...failedFiles]);
    this.defined.delete(remote);
  }
}

/**
 * Whether this document can load a release that it was not written with. The hashes of ES modules are
 * in its import map, which has only those of its own releases.
 */
const isLoadable = ({ globalName }: RemoteInSnapshot) => globalName !== '';
