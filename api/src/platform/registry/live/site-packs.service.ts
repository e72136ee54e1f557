import { Injectable } from '@nestjs/common';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../../../core/cache/single-flight.ts';
import { Config } from '../../../core/config/config.ts';
import { servedPack, type ServedPack } from '../../../core/site/served-pack.ts';
import { SiteVersionsRepository } from '../database/site-versions.repository.ts';
import { ReleaseContents } from '../disk/release-contents.service.ts';
import { ReleaseRetired, SiteRefused, UnknownRelease } from '../release/errors.ts';

/** Compiled versions in memory: the live one, the one before it, and those of previews. */
const MAX_PACKS = 4;

/** Path -> content hash. */
export type SiteFileHashes = Readonly<Record<string, string>>;

/** Compiled versions of the site pack. */
@Injectable()
export class SitePacks {
  private readonly packs = new LRUCache<string, ServedPack>({ max: MAX_PACKS });
  private readonly reading = new SingleFlight<ServedPack>();

  constructor(
    private readonly config: Config,
    private readonly versions: SiteVersionsRepository,
    private readonly contents: ReleaseContents,
  ) {}

  /**
   * @throws UnknownRelease, ReleaseRetired
   * @throws SiteRefused for a version that is not valid for this API, which may be newer than its publish
   */
  async of(version: string): Promise<ServedPack> {
    const known = this.packs.get(version);
    if (known) return known;
    return this.reading.run(version, async () => {
      const hashes = await this.hashesOf(version);
      const pack = await this.compiled(version, hashes);
      this.packs.set(version, pack);
      return pack;
    });
  }

  /** @throws UnknownRelease */
  async hashesOf(version: string): Promise<SiteFileHashes> {
    const files = await this.versions.files(version);
    if (files.length === 0) throw new UnknownRelease(SITE, version);
    return Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256]));
  }

  /** Compiles files that are on this replica's disk, or in the database. @throws as {@link of} */
  async compiled(version: string, hashes: SiteFileHashes): Promise<ServedPack> {
    const files = new Map<string, Buffer>();
    for (const [path, hash] of Object.entries(hashes)) {
      const bytes = await this.contents.read(hash, undefined);
      if (!bytes) throw new ReleaseRetired(SITE, version);
      files.set(path, bytes);
    }
    const { pack, problems } = servedPack(files, this.config);
    if (!pack) throw new SiteRefused(problems);
    if (pack.version !== version)
      throw new SiteRefused([
        { file: '.', message: 'has other bytes than those that were published' },
      ]);
    return pack;
  }
}
