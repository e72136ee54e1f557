import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import { Log } from '../../core/log/log.ts';
import { BOOT } from './boot-actor.ts';
import { ChannelRepository } from './channel.repository.ts';
import type { ChannelEvent } from './channel.repository.ts';
import { ChannelMoved, GateRefused, ReleaseRetired, VersionTaken } from './errors.ts';
import { GateService } from './gate.service.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import { RegistryService } from './registry.service.ts';

/** One version that this start brings, and what it was seen to replace. */
interface BootChange {
  name: string;
  version: string;
  expected: string | null;
}

/**
 * Brings the releases of `BOOT_RELEASES` into the registry. Deciding what is live is for teams and
 * operators: a start promotes only where a channel never had a live version. With `BOOT_PROMOTE`
 * (`npm start` in a working copy) a start shows what was just built.
 */
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
   * Publishes every folder, then promotes what this start may promote, as one set. A start that ends
   * in between leaves published versions only: the next start decides anew.
   * Also where there is nothing to publish, this API must have what live and retained releases call.
   * @throws ReleaseRefused, GateRefused
   */
  async publishAll(): Promise<void> {
    const published: { name: string; version: string }[] = [];
    for (const folder of this.config.bootReleases) published.push(await this.publish(folder));
    for (;;) {
      const changes = await this.changes(published);
      await this.gate.requireOperations(new Set(changes.map(({ name }) => name)));
      if (changes.length === 0 || (await this.promote(changes))) return;
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

  /** @returns false: somebody else was quicker, so that there is something else to decide about */
  private async promote(changes: BootChange[]): Promise<boolean> {
    const why = this.config.bootPromotes ? 'release of this start' : 'first release of this part';
    try {
      await this.registry.promote(changes, { by: BOOT, why });
      return true;
    } catch (error) {
      if (error instanceof ChannelMoved) return false;
      const isRefused = error instanceof GateRefused || error instanceof ReleaseRetired;
      if (!isRefused || this.config.bootPromotes || !(await this.hasShell())) throw error;
      // The site is there without the new parts: a team promotes them once they fit.
      this.log.error({ err: error }, 'parts that were never live are published, and not live');
      return true;
    }
  }

  private async hasShell(): Promise<boolean> {
    return Boolean((await this.channels.channel('shell'))?.liveVersion);
  }

  private async changes(published: { name: string; version: string }[]): Promise<BootChange[]> {
    const changes: BootChange[] = [];
    for (const { name, version } of published) {
      const live = (await this.channels.channel(name))?.liveVersion ?? null;
      if (live === version) continue;
      const events = await this.channels.events(name);
      if (this.mayReplace(version, events)) changes.push({ name, version, expected: live });
      else this.log.info({ name, version, live }, 'boot release is published, and not made live');
    }
    return changes;
  }

  /**
   * Also in a working copy a version that was live before, and was moved away from by a person, stays
   * where the person put it.
   */
  private mayReplace(version: string, events: ChannelEvent[]): boolean {
    if (events.length === 0) return true;
    if (!this.config.bootPromotes) return false;
    const wasLive = events.some((event) => event.toVersion === version);
    return !wasLive || events.at(-1)?.actor === BOOT.actor;
  }
}
