import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { Log } from '../../core/log/log.ts';
import { ReleaseContents } from './release-contents.service.ts';
import { RegistryRepository } from './registry.repository.ts';
import type { RegistryState } from './registry-state.ts';
import { servedState } from './served-routes.ts';
import { visibleRegistry } from './visible-registry.ts';
import type { Viewer, VisibleRegistry } from './visible-registry.ts';

const NOTHING: RegistryState = { channels: [], releases: [] };

/**
 * The registry as this replica knows it, in memory. It changes only after the live files are on
 * this replica's disk, and it is kept on disk itself: pages and files outlive the database.
 */
@Injectable()
export class LiveRegistry {
  private current = NOTHING;
  private stamp = '';
  private readonly visible = new Map<boolean, VisibleRegistry | undefined>();
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  /** The releases that may have files on this replica's disk; undefined: not known yet. */
  private onDisk: readonly string[] | undefined;

  constructor(
    private readonly repository: RegistryRepository,
    private readonly contents: ReleaseContents,
    private readonly log: Log,
    private readonly config: Config,
  ) {}

  get state(): RegistryState {
    return this.current;
  }

  /** @returns undefined while no shell is live */
  visibleTo(viewer: Viewer): VisibleRegistry | undefined {
    if (!this.visible.has(viewer.team)) {
      this.visible.set(
        viewer.team,
        visibleRegistry(this.current, viewer, this.config.assetOrigins),
      );
    }
    return this.visible.get(viewer.team);
  }

  /** Takes what this replica knew last, until the database answers. */
  async restore(): Promise<void> {
    const kept = await this.contents.disk.readState();
    if (kept && this.current === NOTHING) this.take(kept);
  }

  /**
   * Reads the registry anew. While one read runs, all further callers share the one after it.
   * @throws while the database is away; the registry stays as it was
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
    const stamp = await this.repository.stamp();
    if (stamp === this.stamp) return;
    const state = await this.repository.state();
    await this.contents.warm(state);
    this.take(state);
    this.stamp = stamp;
    await this.contents.disk.writeState(state).catch((error: unknown) => {
      this.log.warn({ err: error }, 'the registry could not be kept on disk');
    });
    await this.prune(state.releases).catch((error: unknown) => {
      this.log.warn({ err: error }, 'old releases stay on disk');
    });
  }

  /** Once a start, and whenever releases were retired; between two reads, so that none is behind. */
  private async prune(releases: readonly string[]): Promise<void> {
    const isRetained = new Set(releases);
    if (this.onDisk?.every((key) => isRetained.has(key))) {
      this.onDisk = releases;
      return;
    }
    const gone = await this.contents.prune(releases, await this.repository.retainedContents());
    this.onDisk = releases;
    if (gone > 0) this.log.info({ files: gone }, 'contents of retired releases were removed here');
  }

  private take(state: RegistryState): void {
    const { served, unserved } = servedState(state);
    this.current = served;
    this.visible.clear();
    const live = state.channels.flatMap(({ name, live }) =>
      live ? [`${name}@${live.manifest.version}`] : [],
    );
    this.log.info({ live }, 'registry changed');
    if (unserved.length > 0) {
      this.log.error(
        { unserved },
        'routes of live releases are not served: promote fitting versions',
      );
    }
  }
}
