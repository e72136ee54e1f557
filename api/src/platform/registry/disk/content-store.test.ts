import { readFileSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ContentStore } from './content-store.ts';
import { DiskCache } from './disk-cache.ts';
import { contentHash } from '../release/content-hash.ts';

const bytes = readFileSync(join(__dirname, 'content-store.ts'));
const hash = contentHash(bytes);

describe('ContentStore', () => {
  let folder: string;
  let disk: DiskCache;
  let fetches: number;
  const stores: ContentStore[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-content-'));
    disk = new DiskCache(folder);
    fetches = 0;
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    await rm(folder, { recursive: true });
  });

  const open = (fetch: () => Promise<Buffer | undefined>) => {
    const store = new ContentStore(disk, async () => {
      fetches += 1;
      return fetch();
    });
    stores.push(store);
    return store;
  };
  const stored = async () => bytes;
  const unavailable = () => Promise.reject(new Error('the database is unavailable'));

  it('queries the database once for concurrent reads of a content', async () => {
    const store = open(stored);
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.read(hash, undefined)));
    expect(answers.every((answer) => answer?.equals(bytes))).toBe(true);
    expect(fetches).toBe(1);
  });

  it('reads a content on disk without the database', async () => {
    await open(stored).warm(hash, false);
    expect(await open(unavailable).read(hash, undefined)).toEqual(bytes);
  });

  it('fetches a content again if its file is damaged', async () => {
    await disk.writeBlob(hash, bytes);
    await truncate(join(folder, 'blobs', hash.slice(0, 2), hash), 10);
    expect(await open(stored).read(hash, undefined)).toEqual(bytes);
    expect(fetches).toBe(1);
  });

  it('compresses quickly at first, and once in the background at the best quality', async () => {
    const store = open(stored);
    const quick = await store.read(hash, 'br');
    await store.settled();
    const best = await store.read(hash, 'br');
    expect(brotliDecompressSync(quick ?? '')).toEqual(bytes);
    expect(brotliDecompressSync(best ?? '')).toEqual(bytes);
    expect(best?.length).toBeLessThan(quick?.length ?? 0);
    expect(await disk.readBrotli(hash)).toEqual(best);
    expect(gunzipSync((await store.read(hash, 'gzip')) ?? '')).toEqual(bytes);
  });

  it('does not serve a compressed file with other contents', async () => {
    await disk.writeBlob(hash, bytes);
    await disk.writeBrotli(hash, Buffer.from('not brotli'));
    const served = await open(stored).read(hash, 'br');
    expect(brotliDecompressSync(served ?? '')).toEqual(bytes);
  });

  it('knows no content that neither the disk nor the database has', async () => {
    const store = open(async () => undefined);
    for (const encoding of [undefined, 'br', 'gzip'] as const)
      expect(await store.read(hash, encoding)).toBeUndefined();
    await store.warm(hash, true);
    expect(await disk.readBlob(hash)).toBeUndefined();
  });

  it('warms a content that shrinks with its best compression, and others without any', async () => {
    const store = open(stored);
    await store.warm(hash, false);
    await store.settled();
    expect(await disk.readBrotli(hash)).toBeUndefined();
    await store.warm(hash, true);
    await store.settled();
    const best = await disk.readBrotli(hash);
    expect(brotliDecompressSync(best ?? '')).toEqual(bytes);
    // The best one that is on disk is served at once.
    const other = open(unavailable);
    await other.warm(hash, true);
    expect(await other.read(hash, 'br')).toEqual(best);
    expect(await open(unavailable).read(hash, 'br')).toEqual(best);
  });

  it('keeps in memory what is retained, and only that', async () => {
    const store = open(stored);
    await store.read(hash, undefined);
    await rm(join(folder, 'blobs'), { recursive: true });
    store.retain(new Set([hash]));
    await store.read(hash, undefined);
    expect(fetches).toBe(1);
    store.retain(new Set());
    await store.read(hash, undefined);
    expect(fetches).toBe(2);
  });

  it('serves contents when the disk is not writable', async () => {
    await writeFile(join(folder, 'blobs'), 'a file where a folder must be');
    expect(await open(stored).read(hash, undefined)).toEqual(bytes);
  });
});
