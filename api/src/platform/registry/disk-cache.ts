import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseStoredRelease } from 'shared/platform/parse-release';
import { z } from 'zod';
import type { RegistryState, StoredRelease } from './registry-state.ts';
import { sha256 } from './verify-release.ts';

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
      live: storedRelease.nullable(),
    }),
  ),
  releases: z.array(z.string()),
});

/** What `write` calls a file until it is whole; older than this, its writer was killed. */
const DRAFT = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DRAFT_MS = 10 * 60_000;

/**
 * What a replica keeps of the registry on its own disk, so that pages and files are served while
 * the database is away. A cache: anything missing or damaged reads as absent, and every write is
 * atomic, so that a kill never leaves half a file under its name.
 */
export class DiskCache {
  constructor(private readonly folder: string) {}

  async readState(): Promise<RegistryState | undefined> {
    return this.readJson('state.json', registryState);
  }

  async writeState(state: RegistryState): Promise<void> {
    await this.write('state.json', Buffer.from(JSON.stringify(state)));
  }

  /** A release that is not live but was asked for: an old tab's. */
  async readRelease(key: string): Promise<StoredRelease | undefined> {
    return this.readJson(join('releases', `${key}.json`), storedRelease);
  }

  async writeRelease(key: string, release: StoredRelease): Promise<void> {
    await this.write(join('releases', `${key}.json`), Buffer.from(JSON.stringify(release)));
  }

  /** @returns the content with this hash, and only that: a damaged file reads as absent */
  async readBlob(hash: string): Promise<Buffer | undefined> {
    const bytes = await this.read(this.blob(hash));
    return bytes && sha256(bytes) === hash ? bytes : undefined;
  }

  async writeBlob(hash: string, bytes: Buffer): Promise<void> {
    await this.write(this.blob(hash), bytes);
  }

  /** The content compressed with Brotli, unchecked: the caller compares it with the original. */
  async readBrotli(hash: string): Promise<Buffer | undefined> {
    return this.read(`${this.blob(hash)}.br`);
  }

  async writeBrotli(hash: string, bytes: Buffer): Promise<void> {
    await this.write(`${this.blob(hash)}.br`, bytes);
  }

  /**
   * Gives up what no retained release needs any more, and drafts that a kill left behind.
   * @param keep keys of releases and hashes of contents that stay
   * @returns how many files went
   */
  async prune(keep: {
    releases: ReadonlySet<string>;
    blobs: ReadonlySet<string>;
  }): Promise<number> {
    const stays = async (path: string) => {
      const name = basename(path);
      if (DRAFT.test(name)) return this.isYoung(path);
      return path.startsWith('releases')
        ? keep.releases.has(name.replace(/\.json$/, ''))
        : keep.blobs.has(name.replace(/\.br$/, ''));
    };
    const found = await Promise.all(['releases', 'blobs'].map((folder) => this.list(folder)));
    let gone = 0;
    for (const path of found.flat()) {
      if (await stays(path)) continue;
      await rm(join(this.folder, path), { force: true });
      gone += 1;
    }
    return gone;
  }

  /** Whether somebody may still be writing it. */
  private async isYoung(path: string): Promise<boolean> {
    const found = await stat(join(this.folder, path)).catch(() => undefined);
    return found !== undefined && found.mtimeMs > Date.now() - DRAFT_MS;
  }

  /** Files below a folder, however deep. */
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
