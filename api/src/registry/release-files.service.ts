import { Injectable } from '@nestjs/common';
import { ByteLru } from '../cache/byte-lru.ts';
import { contentType } from './content-type.ts';
import type { FileAddress } from './file-address.ts';
import { LiveRegistry } from './live-registry.service.ts';
import { ReleaseContents } from './release-contents.service.ts';
import { RegistryRepository } from './registry.repository.ts';
import { releaseKey } from './registry-state.ts';
import type { Restriction, StoredRelease } from './registry-state.ts';

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
    const release = await this.release(address.name, address.version);
    const hash = release && ownValue(release.files, address.path);
    if (!hash) return undefined;
    const channel = this.live.state.channels.find(({ name }) => name === address.name);
    // A release without a channel was never live: nobody has a reason to fetch it.
    if (!channel) return undefined;
    return { hash, type: contentType(address.path), restriction: channel.restriction };
  }

  private async release(name: string, version: string): Promise<StoredRelease | undefined> {
    const live = this.liveRelease(name, version);
    if (live) return live;
    const key = releaseKey(name, version);
    if (!this.live.state.releases.includes(key)) await this.lookForNews();
    if (!this.live.state.releases.includes(key)) return undefined;
    return this.liveRelease(name, version) ?? this.oldRelease(key, name, version);
  }

  private liveRelease(name: string, version: string): StoredRelease | undefined {
    const live = this.live.state.channels.find((channel) => channel.name === name)?.live;
    return live?.manifest.version === version ? live : undefined;
  }

  private async oldRelease(key: string, name: string, version: string) {
    const known = this.old.get(key) ?? (await this.contents.disk.readRelease(key));
    const release = known ?? (await this.repository.release(name, version));
    if (!release) return undefined;
    if (!known) await this.contents.disk.writeRelease(key, release).catch(() => undefined);
    this.old.set(key, release, JSON.stringify(release).length);
    return release;
  }

  /**
   * Another replica may have answered the page a moment before this one heard of its releases.
   * Bounded, so that made-up versions cost next to nothing.
   */
  private async lookForNews(): Promise<void> {
    const now = performance.now();
    if (now - this.lookedAt < LOOK_MS) return;
    this.lookedAt = now;
    await this.live.refresh().catch(() => undefined);
  }
}

function ownValue(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
