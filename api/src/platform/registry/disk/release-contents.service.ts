import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../../core/config/config.ts';
import type { Encoding } from '../../../http/answer/accept-encoding.ts';
import { ContentStore } from './content-store.ts';
import { contentType, isCompressible } from '../release/content-type.ts';
import { DiskCache } from './disk-cache.ts';
import { isPrivateFile } from '../release/private-file.ts';
import { RegistryRepository } from '../database/registry.repository.ts';
import type { RegistryState } from '../state/registry-state.ts';

/** The bytes of release files on this replica, and its disk cache. */
@Injectable()
export class ReleaseContents implements OnApplicationShutdown {
  readonly disk: DiskCache;
  private readonly store: ContentStore;

  constructor(config: Config, repository: RegistryRepository) {
    this.disk = new DiskCache(join(config.dataDir, 'registry-cache'));
    this.store = new ContentStore(this.disk, (hash) => repository.blob(hash));
  }

  /** @returns undefined if the content is neither cached nor in the database */
  read(hash: string, encoding: Encoding | undefined): Promise<Buffer | undefined> {
    return this.store.read(hash, encoding);
  }

  /**
   * Downloads the files of all live releases and canaries for visitors to this replica's disk.
   * @throws while the database is unavailable
   */
  async warm(state: RegistryState): Promise<void> {
    for (const { live, canary } of state.channels) {
      const hashes = [live, canary?.release].flatMap((release) =>
        Object.entries(release?.files ?? {}),
      );
      for (const [path, hash] of hashes) {
        if (isPrivateFile(path)) continue;
        await this.store.warm(hash, isCompressible(contentType(path)));
      }
    }
  }

  /**
   * Drops contents that only retired releases had, from memory and disk.
   * @param releases keys of the retained releases
   * @param hashes of the retained contents
   * @returns the number of deleted files
   */
  prune(releases: readonly string[], hashes: readonly string[]): Promise<number> {
    const blobs = new Set(hashes);
    this.store.retain(blobs);
    return this.disk.prune({ releases: new Set(releases), blobs });
  }

  onApplicationShutdown(): Promise<void> {
    return this.store.close();
  }
}
