import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../log/log.ts';
import { ChannelMoved, VersionTaken } from './errors.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RegistryService } from './registry.service.ts';

/** The actor of changes that a start of the process makes. */
const BOOT = 'boot';

/** Brings the releases of `BOOT_RELEASES` into the registry: the first ones of `npm start`. */
@Injectable()
export class BootReleases {
  constructor(
    private readonly config: Config,
    private readonly registry: RegistryService,
    private readonly repository: RegistryRepository,
    private readonly log: Log,
  ) {}

  /**
   * Publishes every folder and makes it live where that undoes nobody's decision: a version that
   * was live before and was moved away from by a person stays where the person put it.
   * @throws ReleaseRefused
   */
  async publishAll(): Promise<void> {
    for (const folder of this.config.bootReleases) {
      const { name, version } = await this.publish(folder);
      await this.promote(name, version);
    }
  }

  private async publish(folder: string): Promise<{ name: string; version: string }> {
    const release = await readReleaseFolder(folder);
    try {
      return (await this.registry.publish(release, BOOT)).manifest;
    } catch (error) {
      if (!(error instanceof VersionTaken)) throw error;
      // The same sources, built on another machine: what was published first stays.
      this.log.warn({ release: error.release, version: error.version }, error.message);
      return { name: error.release, version: error.version };
    }
  }

  private async promote(name: string, version: string): Promise<void> {
    const channel = await this.repository.channel(name);
    if (channel?.liveVersion === version) return;
    const events = await this.repository.events(name);
    const wasLive = events.some((event) => event.toVersion === version);
    if (wasLive && events[0]?.actor !== BOOT) {
      this.log.info({ name, version, live: channel?.liveVersion }, 'boot release left as it is');
      return;
    }
    const expectedRevision = channel?.revision ?? 0;
    const why = 'release of this start';
    await this.registry
      .promote({ name, version, expectedRevision, actor: BOOT, why })
      .catch((error: unknown) => {
        // Another replica starts with the same releases.
        if (!(error instanceof ChannelMoved)) throw error;
      });
  }
}
