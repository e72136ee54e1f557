import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../log/log.ts';
import { folderState } from './folder-state.ts';
import type { LiveSite, SiteSource } from './live-site.ts';
import { readSite } from './read-site.ts';

/** What visitors get while the folder is not valid. A start reads the promoted version later. */
const KEPT: Record<SiteSource, string> = {
  folder: 'the last valid one is served',
  release: 'the promoted version is served',
  none: 'the promoted version is served, if there is one',
};

/** Time between two looks at a folder that is followed. */
const LOOK_MS = 200;

/** Serves the pack in the folder `SITE_DIR`. With the sandbox and in development, its changes are served at once. */
@Injectable()
export class SiteFolder implements OnModuleDestroy {
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** @param live serves what is read */
  async open(live: LiveSite): Promise<void> {
    const { siteDir, sandbox, isDevelopment } = this.config;
    if (siteDir === undefined) return;
    // Before it is read: what is saved meanwhile is another state.
    const state = await folderState(siteDir);
    await this.refresh(siteDir, live);
    if (sandbox || isDevelopment) this.follow(siteDir, live, state);
  }

  onModuleDestroy(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Serves what is in the folder now. One read follows the other, so that none serves what it read before. */
  refresh(folder: string, live: LiveSite): Promise<void> {
    this.reading = this.reading.then(() => this.read(folder, live));
    return this.reading;
  }

  private async read(folder: string, live: LiveSite): Promise<void> {
    const lines = await readSite(folder, live);
    if (lines.length === 0) return this.log.info({ site: live.version }, 'site pack read');
    this.log.error(
      { problems: lines },
      `the site pack in ${folder} is not valid; ${KEPT[live.source]}`,
    );
  }

  /**
   * Looks at the folder again and again, because watches of the system are lost when a file or the folder is
   * replaced, and do not exist in every container.
   * @param read the state that is served
   */
  private follow(folder: string, live: LiveSite, read: string): void {
    let seen = read;
    const look = async () => {
      const state = await folderState(folder);
      // Editors write a file in several steps: a change is read when it has stayed for one look.
      if (state !== read && state === seen) {
        read = state;
        await this.refresh(folder, live);
      }
      seen = state;
      next();
    };
    const next = () => {
      if (!this.isClosed) this.timer = setTimeout(() => void look(), LOOK_MS).unref();
    };
    next();
  }
}
