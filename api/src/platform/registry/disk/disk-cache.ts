import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseStoredRelease } from '@portico/sdk/platform/parse-release';
import { z } from 'zod';
import { contentHash } from '../release/content-hash.ts';
import type { RegistryState, StoredRelease } from '../state/registry-state.ts';

const storedRelease = z.object({
  manifest: z.unknown().transform((json) => parseStoredRelease(json)),
  files: z.record(z.string(), z.string()),
});

const registryState = z.object({
  channels: z.array(
    z.object({
      name: z.string(),
      restriction: z.enum(['public', 'team']),
      mounts: z.array(z.string()),
      revision: z.int(),
      isOff: z.literal(true).optional(),
      live: storedRelease.nullable(),
      canary: z
        .object({ id: z.int(), share: z.int(), secret: z.string(), release: storedRelease })
        .optional(),
    }),
  ),
  releases: z.array(z.string()),
  shown: z.array(z.string()).optional(),
});

const siteState = z.object({ version: z.string(), files: z.record(z.string(), z.string()) });

/** The live version of the site pack: path -> content hash. */
export type StoredSite = z.infer<typeof siteState>;

/** Name of a file that `write` has not completed. */
const DRAFT = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The writer of an older draft was killed. */
const MAX_DRAFT_AGE_MS = 10 * 60_000;

/**
 * A replica's copy of the registry on its own disk, so that pages and files are served while the
 * database is unavailable. Missing and damaged entries read as absent. Writes are atomic: a killed
 * process never leaves an incomplete file under its final name.
 */
export class DiskCache {
  constructor(private readonly folder: string) {}

  async readState(): Promise<RegistryState | undefined> {
    return this.readJson('state.json', registryState);
  }

  async writeState(state: RegistryState): Promise<void> {
    await this.write('state.json', Buffer.from(JSON.stringify(state)));
  }

  async readSite(): Promise<StoredSite | undefined> {
    return this.readJson('site.json', siteState);
  }

  async writeSite(site: StoredSite): Promise<void> {
    await this.write('site.json', Buffer.from(JSON.stringify(site)));
  }

  /** A release that is not live but was requested, for example by an open tab. */
  async readRelease(key: string): Promise<StoredRelease | undefined> {
    return this.readJson(join('releases', `${key}.json`), storedRelease);
  }

  async writeRelease(key: string, release: StoredRelease): Promise<void> {
    await this.write(join('releases', `${key}.json`), Buffer.from(JSON.stringify(release)));
  }

  /** @returns the content with exactly this hash; a damaged file reads as absent */
  async readBlob(hash: string): Promise<Buffer | undefined> {
    const bytes = await this.read(this.blob(hash));
    return bytes && contentHash(bytes) === hash ? bytes : undefined;
  }

  async writeBlob(hash: string, bytes: Buffer): Promise<void> {
    await this.write(this.blob(hash), bytes);
  }

  /** @returns the content compressed with Brotli; the caller has to compare it with the original */
  async readBrotli(hash: string): Promise<Buffer | undefined> {
    return this.read(`${this.blob(hash)}.br`);
  }

  async writeBrotli(hash: string, bytes: Buffer): Promise<void> {
    await this.write(`${this.blob(hash)}.br`, bytes);
  }

  /**
   * Deletes releases and contents that are no longer retained, and abandoned drafts.
   * @param keep keys of releases and hashes of contents that stay
   * @returns the number of deleted files
   */
  async prune(keep: {
    releases: ReadonlySet<string>;
    blobs: ReadonlySet<string>;
  }): Promise<number> {
    const stays = async (path: string) => {
      const name = basename(path);
      if (DRAFT.test(name)) return this.isRecent(path);
      return path.startsWith('releases')
        ? keep.releases.has(name.replace(/\.json$/, ''))
        : keep.blobs.has(name.replace(/\.br$/, ''));
    };
    const found = await Promise.all(['releases', 'blobs'].map((folder) => this.list(folder)));
    let deleted = 0;
    for (const path of found.flat()) {
      if (await stays(path)) continue;
      await rm(join(this.folder, path), { force: true });
      deleted += 1;
    }
    return deleted;
  }

  /** Whether another process may still be writing the draft. */
  private async isRecent(path: string): Promise<boolean> {
    const found = await stat(join(this.folder, path)).catch(() => undefined);
    return found !== undefined && found.mtimeMs > Date.now() - MAX_DRAFT_AGE_MS;
  }

  /** All files below a folder, recursively. */
  private async list(folder: string): Promise<string[]> {
    const entries = await readdir(join(this.folder, folder), {
      withFileTypes: true,
      recursive: true,
    }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)));
  }

  private blob(hash: string): string {
    return join('blobs', hash.slice(0, 2), hash);
  }

  private async readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const bytes = await this.read(path);
    if (!bytes) return undefined;
    try {
      return schema.parse(JSON.parse(bytes.toString('utf8')));
    } catch {
      return undefined;
    }
  }

  private read(path: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, path)).catch(() => undefined);
  }

  private async write(path: string, bytes: Buffer): Promise<void> {
    const file = join(this.folder, path);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
