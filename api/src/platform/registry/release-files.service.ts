import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ByteLru } from '../../core/cache/byte-lru.ts';
import { contentType } from './content-type.ts';
import type { FileAddress } from './file-address.ts';
import { LiveRegistry } from './live-registry.service.ts';
import { ReleaseContents } from './release-contents.service.ts';
import { RegistryRepository } from './registry.repository.ts';
import { releaseKey } from './registry-state.ts';
import type { Channel, Restriction, StoredRelease } from './registry-state.ts';

/** A file that a release names. */
export interface FoundFile {
  /** Hex sha256 of the content. */
  hash: string;
  type: string;
  restriction: Restriction;
}

const OLD_RELEASES_BYTES = 16 * 1024 * 1024;
/** How often an address of an unknown version may make this replica look for news. */
const LOOK_MS = 250;

/** Finds the content behind an address: of live releases, and of old ones that open tabs still use. */
@Injectable()
export class ReleaseFiles {
  private readonly old = new ByteLru<StoredRelease>(OLD_RELEASES_BYTES);
  private lookedAt = -Infinity;
  private nextLook: Promise<void> | undefined;

  constructor(
    private readonly live: LiveRegistry,
    private readonly contents: ReleaseContents,
    private readonly repository: RegistryRepository,
  ) {}

  /**
   * @returns undefined for whatever no published release names
   * @throws while the database is away and an old release is not on this replica's disk
   */
  async find(address: FileAddress): Promise<FoundFile | undefined> {
    const { name, version, path } = address;
    let channel = this.channelOf(name, version);
    if (!channel) {
      await this.lookForNews();
      channel = this.channelOf(name, version);
    }
    if (!channel) return undefined;
    const { live, restriction } = channel;
    const isLive = live?.manifest.version === version;
    const release = isLive ? live : await this.oldRelease(name, version);
    const hash = release && ownValue(release.files, path);
    return hash ? { hash, type: contentType(path), restriction } : undefined;
  }

  /** A release without a channel was never live: nobody has a reason to fetch it. */
  private channelOf(name: string, version: string): Channel | undefined {
    const { channels, releases } = this.live.state;
    if (!releases.includes(releaseKey(name, version))) return undefined;
    return channels.find((channel) => channel.name === name);
  }

  private async oldRelease(name: string, version: string) {
    const key = releaseKey(name, version);
    const known = this.old.get(key) ?? (await this.contents.disk.readRelease(key));
    const release = known ?? (await this.repository.release(name, version));
    if (!release) return undefined;
    if (!known) await this.contents.disk.writeRelease(key, release).catch(() => undefined);
    this.old.set(key, release, JSON.stringify(release).length);
    return release;
  }

  /**
   * Another replica may have answered the page a moment before this one heard of its releases.
   * Whoever asks before a look has begun shares it: each sees all that was there when he asked,
   * and made-up versions cost next to nothing.
   */
  private lookForNews(): Promise<void> {
    this.nextLook ??= this.look();
    return this.nextLook;
  }

  private async look(): Promise<void> {
    await delay(Math.max(0, this.lookedAt + LOOK_MS - performance.now()));
    this.nextLook = undefined;
    this.lookedAt = performance.now();
    await this.live.refresh().catch(() => undefined);
  }
}

function ownValue(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
