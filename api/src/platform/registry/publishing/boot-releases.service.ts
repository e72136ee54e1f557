import { Injectable } from '@nestjs/common';
import { Config } from '../../../core/config/config.ts';
import { Log } from '../../../core/log/log.ts';
import { BOOT } from '../state/boot-actor.ts';
import { ChannelRepository } from '../database/channel.repository.ts';
import type { ChannelEvent } from '../database/channel.repository.ts';
import { ChannelMoved, GateRefused, ReleaseRetired, VersionTaken } from '../release/errors.ts';
import { GateService } from '../gate/gate.service.ts';
import { readReleaseFolder } from '../release/read-release-folder.ts';
import { RegistryService } from './registry.service.ts';

/** A version that this start may make live, and the live version that it read before. */
interface BootChange {
  name: string;
  version: string;
  expected: string | null;
}

/**
 * Publishes the releases of `BOOT_RELEASES`. Teams and operators decide which version is live, so a
 * start promotes only into channels that never had a live version. With `BOOT_PROMOTE` (`npm start`
 * in a working copy) it also promotes over a live version, so that the new build is visible.
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
   * Adds the channels of this repository's apps. Publishes every folder, then promotes what this start may promote, as one set. A start that ends
   * in between leaves published versions only, and the next start decides again.
   * Checks the API against the calls of live and retained releases even if there is nothing to publish.
   * @throws ReleaseRefused, UnknownRemote, GateRefused
   */
  async publishAll(): Promise<void> {
    await this.channels.addListed();
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
      // The same sources built on another machine give other bytes; the first publish wins.
      this.log.warn({ release: error.release, version: error.version }, error.message);
      return { name: error.release, version: error.version };
    }
  }

  /** @returns false if a channel changed in the meantime, so that the caller has to decide again */
  private async promote(changes: BootChange[]): Promise<boolean> {
    const why = this.config.bootPromotes
      ? 'promoted at startup'
      : 'first release, promoted at startup';
    try {
      await this.registry.promote(changes, { by: BOOT, why });
      return true;
    } catch (error) {
      if (error instanceof ChannelMoved) return false;
      const isRefused = error instanceof GateRefused || error instanceof ReleaseRetired;
      if (!isRefused || this.config.bootPromotes || !(await this.hasShell())) throw error;
      // The site works without the new apps; a team promotes them once they are compatible.
      this.log.error({ err: error }, 'new apps were published but could not be made live');
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
      else this.log.info({ name, version, live }, 'boot release is published but not live');
    }
    return changes;
  }

  /**
   * If somebody replaced this version with another one, the start keeps that choice, also in a
   * working copy.
   */
  private mayReplace(version: string, events: ChannelEvent[]): boolean {
    if (events.length === 0) return true;
    if (!this.config.bootPromotes) return false;
    const wasLive = events.some((event) => event.toVersion === version);
    return !wasLive || events.at(-1)?.actor === BOOT.actor;
  }
}
