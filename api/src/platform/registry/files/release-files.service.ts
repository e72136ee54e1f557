import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { contentType } from '../release/content-type.ts';
import type { FileAddress } from '../release/file-address.ts';
import { LiveRegistry } from '../live/live-registry.service.ts';
import { ReleaseContents } from '../disk/release-contents.service.ts';
import { RegistryRepository } from '../database/registry.repository.ts';
import { isPrivateFile } from '../release/private-file.ts';
import { releaseKey } from '../state/registry-state.ts';
import type { Channel, Restriction, StoredRelease } from '../state/registry-state.ts';

/** A file of a published release. */
export interface FoundFile {
  /** Hex sha256 of the content. */
  hash: string;
  type: string;
  restriction: Restriction;
}

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** Requests for unknown versions refresh the registry at most once in this interval. */
const REFRESH_INTERVAL_MS = 250;

/** Finds files of live releases, of old ones that open tabs still use, and of new ones for previews. */
@Injectable()
export class ReleaseFiles {
  private readonly cache = new LRUCache<string, StoredRelease>({ maxSize: MAX_CACHED_BYTES });
  private refreshedAt = -Infinity;
  private nextRefresh: Promise<void> | undefined;

  constructor(
    private readonly live: LiveRegistry,
    private readonly contents: ReleaseContents,
    private readonly repository: RegistryRepository,
  ) {}

  /**
   * @returns undefined if no published release has such a file, or the file is not for visitors
   * @throws while the database is unavailable and an old release is not on this replica's disk
   */
  async find(address: FileAddress): Promise<FoundFile | undefined> {
    if (isPrivateFile(address.path)) return undefined;
    const found = await this.locate(address);
    return found && { ...found, type: contentType(address.path) };
  }

  /**
   * Reads a file for the API itself.
   * @returns undefined if no published release has such a file
   * @throws as {@link find}
   */
  async read(address: FileAddress): Promise<Buffer | undefined> {
    const found = await this.locate(address);
    return found && this.contents.read(found.hash, undefined);
  }

  /**
   * Reads a retained release, live or not.
   * @returns undefined for a version that was never published or is retired
   * @throws as {@link find}
   */
  async release(name: string, version: string): Promise<StoredRelease | undefined> {
    return (await this.channelWith(name, version)) && this.storedRelease(name, version);
  }

  private async locate({ name, version, path }: FileAddress) {
    const channel = await this.channelWith(name, version);
    if (!channel) return undefined;
    const { live, restriction } = channel;
    const isLive = live?.manifest.version === version;
    const release = isLive ? live : await this.storedRelease(name, version);
    const hash = release && ownValue(release.files, path);
    return hash ? { hash, restriction } : undefined;
  }

  /** The channel of a retained release; refreshes the registry if this replica does not know the release. */
  private async channelWith(name: string, version: string): Promise<Channel | undefined> {
    const channel = this.channelOf(name, version);
    if (channel) return channel;
    await this.refresh();
    return this.channelOf(name, version);
  }

  /** @returns undefined for a version that was never published or is retired */
  private channelOf(name: string, version: string): Channel | undefined {
    const { channels, releases } = this.live.state;
    if (!releases.includes(releaseKey(name, version))) return undefined;
    return channels.find((channel) => channel.name === name);
  }

  private async storedRelease(name: string, version: string) {
    const key = releaseKey(name, version);
    const cached = this.cache.get(key) ?? (await this.contents.disk.readRelease(key));
    const release = cached ?? (await this.repository.release(name, version));
    if (!release) return undefined;
    if (!cached) await this.contents.disk.writeRelease(key, release).catch(() => undefined);
    this.cache.set(key, release, { size: JSON.stringify(release).length });
    return release;
  }

  /**
   * Reads the registry again, because another replica may have served the page before this one
   * was notified of the release. Requests that arrive before a refresh starts share it: each sees
   * the state at its own time, and requests for made-up versions cost almost nothing.
   */
  private refresh(): Promise<void> {
    this.nextRefresh ??= this.refreshOnce();
    return this.nextRefresh;
  }

  private async refreshOnce(): Promise<void> {
    await delay(Math.max(0, this.refreshedAt + REFRESH_INTERVAL_MS - performance.now()));
    this.nextRefresh = undefined;
    this.refreshedAt = performance.now();
    await this.live.refresh().catch(() => undefined);
  }
}

function ownValue(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
