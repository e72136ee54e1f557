import { watch, type FSWatcher } from 'node:fs';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../log/log.ts';
import type { LiveSite } from './live-site.ts';
import { readSite } from './read-site.ts';

/** Editors write a file in several steps. */
const SETTLED_MS = 50;

/** Serves the pack in the folder `SITE_DIR`. With the sandbox and in development, its changes are served at once. */
@Injectable()
export class SiteFolder implements OnModuleDestroy {
  private watcher: FSWatcher | undefined;
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
    await this.refresh(siteDir, live);
    if (sandbox || isDevelopment) this.follow(siteDir, live);
  }

  onModuleDestroy(): void {
    this.watcher?.close();
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
    const kept = live.version ? 'the last valid one is served' : 'no site is served';
    this.log.error({ problems: lines }, `the site pack in ${folder} is not valid; ${kept}`);
  }

  private follow(folder: string, live: LiveSite): void {
    const cannot = (error: unknown) => this.log.warn({ err: error }, 'SITE_DIR is not followed');
    try {
      this.watcher = watch(folder, { recursive: true, persistent: false }, () => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void this.refresh(folder, live), SETTLED_MS);
      });
      // A folder that was moved away is no reason to end.
      this.watcher.on('error', cannot);
    } catch (error) {
      // Nor is one that is not there yet.
      cannot(error);
    }
  }
}
