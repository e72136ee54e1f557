import { Injectable } from '@nestjs/common';
import { LiveSite } from '../../../core/site/live-site.ts';
import { Config } from '../../../core/config/config.ts';
import { Log } from '../../../core/log/log.ts';
import { ReleaseContents } from '../disk/release-contents.service.ts';
import { RegistryRepository } from '../database/registry.repository.ts';
import type { RegistryState } from '../state/registry-state.ts';
import { replacementsKey, withReplacements, type Replacements } from '../state/replacements.ts';
import { misfitsOf } from '../state/configuration-misfits.ts';
import { servedState } from '../state/served-routes.ts';
import { visibleRegistry } from '../state/visible-registry.ts';
import type { Viewer, VisibleRegistry } from '../state/visible-registry.ts';

const NOTHING: RegistryState = { channels: [], releases: [] };
/** Assembled registries in memory: two for what is live, the rest for previews and canaries. */
const MAX_VISIBLE = 16;

/**
 * This replica's copy of the registry, in memory. It is updated only after all live files are on
 * this replica's disk. The copy is also kept on disk, so that pages and files are served while the
 * database is unavailable.
 */
@Injectable()
export class LiveRegistry {
  private current = NOTHING;
  private fingerprint = '';
  private readonly visible = new Map<string, VisibleRegistry | undefined>();
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  /** Releases that may have files on this replica's disk; undefined before the first prune. */
  private onDisk: readonly string[] | undefined;

  constructor(
    private readonly repository: RegistryRepository,
    private readonly contents: ReleaseContents,
    private readonly log: Log,
    private readonly config: Config,
    private readonly site: LiveSite,
  ) {}

  get state(): RegistryState {
    return this.current;
  }

  /**
   * @param replacements releases in place of the live ones
   * @returns undefined while no shell is live; the same object until the registry changes
   */
  visibleTo(viewer: Viewer, replacements: Replacements = []): VisibleRegistry | undefined {
    const key = `${viewer.team} ${this.site.version} ${replacementsKey(replacements)}`;
    if (!this.visible.has(key)) {
      // Previews leave unused keys behind. The two live registries are assembled again on the next
      // request.
      if (this.visible.size >= MAX_VISIBLE) this.visible.clear();
      this.visible.set(key, this.assemble(viewer, replacements));
    }
    return this.visible.get(key);
  }

  private assemble(viewer: Viewer, replacements: Replacements): VisibleRegistry | undefined {
    const { assetOrigins } = this.config;
    const state = replacements.length
      ? servedState(withReplacements(this.current, replacements)).served
      : this.current;
    return visibleRegistry(state, viewer, assetOrigins, this.site);
  }

  /** Applies the state on disk, for use until the database answers. */
  async restore(): Promise<void> {
    const stored = await this.contents.disk.readState();
    if (stored && this.current === NOTHING) this.apply(stored);
  }

  /**
   * Reads the registry from the database. Calls during a running read share the next one.
   * @throws while the database is unavailable; the registry stays as it was
   */
  refresh(): Promise<void> {
    if (!this.running) {
      this.running = this.read().finally(() => (this.running = undefined));
      return this.running;
    }
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.refresh();
      });
    return this.next;
  }

  private async read(): Promise<void> {
    const fingerprint = await this.repository.fingerprint();
    if (fingerprint === this.fingerprint) return;
    const state = await this.repository.state();
    await this.contents.warm(state);
    this.apply(state);
    this.fingerprint = fingerprint;
    await this.contents.disk.writeState(state).catch((error: unknown) => {
      this.log.warn({ err: error }, 'the registry could not be written to disk');
    });
    await this.prune(state.releases).catch((error: unknown) => {
      this.log.warn({ err: error }, 'the files of retired releases could not be deleted from disk');
    });
  }

  /** Deletes files of retired releases: once after a start, and whenever releases were retired. */
  private async prune(releases: readonly string[]): Promise<void> {
    const isRetained = new Set(releases);
    if (this.onDisk?.every((key) => isRetained.has(key))) {
      this.onDisk = releases;
      return;
    }
    const files = await this.contents.prune(releases, await this.repository.retainedContents());
    this.onDisk = releases;
    if (files > 0) this.log.info({ files }, 'files of retired releases were deleted from disk');
  }

  private apply(state: RegistryState): void {
    const { served, unserved } = servedState(state);
    this.current = served;
    this.visible.clear();
    const live = state.channels.flatMap(({ name, live }) =>
      live ? [`${name}@${live.manifest.version}`] : [],
    );
    this.log.info({ live }, 'registry changed');
    this.logMisfits(state);
    if (unserved.length > 0) {
      this.log.error(
        { unserved },
        'some routes of live releases are not served; promote versions with valid patterns',
      );
    }
  }

  /** A folder that was read before the registry, and a rollback, may have values that live remotes do not take. */
  private logMisfits({ channels }: RegistryState): void {
    const values = this.site.live?.site.facts.remotes ?? {};
    const misfits = channels
      .flatMap(({ name, live }) => (live ? misfitsOf(live.manifest, values[name]) : []))
      .map(({ path, message }) => `site.yaml: ${path.join('.')}: ${message}`);
    if (misfits.length === 0) return;
    this.log.error({ misfits }, 'some values of the site pack do not fit and have their defaults');
  }
}
