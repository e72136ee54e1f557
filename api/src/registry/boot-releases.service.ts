import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../log/log.ts';
import { BOOT } from './boot-actor.ts';
import { ChannelRepository } from './channel.repository.ts';
import { ChannelMoved, VersionTaken } from './errors.ts';
import { GateService } from './gate.service.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { RegistryService } from './registry.service.ts';

/** Brings the releases of `BOOT_RELEASES` into the registry: the first ones of `npm start`. */
@Injectable()
export class BootReleases {
  constructor(
    private readonly config: Config,
    private readonly registry: RegistryService,
    private readonly channels: ChannelRepository,
    private readonly gate: GateService,
    private readonly log: Log,
  ) {}

  /**
   * Publishes every folder and makes them live together, where that undoes nobody's decision: a
   * version that was live before and was moved away from by a person stays where the person put it.
   * Also where there is nothing to publish, this API must have what live and retained releases call.
   * @throws ReleaseRefused, GateRefused
   */
  async publishAll(): Promise<void> {
    const changes: { name: string; version: string; expected: string | null }[] = [];
    for (const folder of this.config.bootReleases) {
      const { name, version } = await this.publish(folder);
      const expected = await this.replaces(name, version);
      if (expected !== undefined) changes.push({ name, version, expected });
    }
    await this.gate.requireOperations(new Set(changes.map(({ name }) => name)));
    if (changes.length === 0) return;
    await this.registry
      .promote(changes, { by: BOOT, why: 'release of this start' })
      .catch((error: unknown) => {
        // Another replica starts with the same releases.
        if (!(error instanceof ChannelMoved)) throw error;
      });
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

  /** @returns what is live now and is to be replaced; undefined: nothing is to be done */
  private async replaces(name: string, version: string): Promise<string | null | undefined> {
    const live = (await this.channels.channel(name))?.liveVersion ?? null;
    if (live === version) return undefined;
    const events = await this.channels.events(name);
    const wasLive = events.some((event) => event.toVersion === version);
    if (wasLive && events.at(-1)?.actor !== BOOT.actor) {
      this.log.info({ name, version, live }, 'boot release left as it is');
      return undefined;
    }
    return live;
  }
}
