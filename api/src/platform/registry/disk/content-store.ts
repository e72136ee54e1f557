import { LRUCache } from 'lru-cache';
import type { Encoding } from '../../../http/answer/accept-encoding.ts';
import { BROTLI_QUICK, isBrotliOf, toBrotli, toGzip } from './compress.ts';
import type { DiskCache } from './disk-cache.ts';
import { BackgroundCompressor } from './background-compressor.ts';
import { SingleFlight } from '../../../core/cache/single-flight.ts';

/** The bytes of one content in the encodings requested so far. */
interface Content {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * The bytes of release files by content hash: from memory, then from this replica's disk, then from
 * the database. Brotli at its best quality takes about a second per file, so it runs once in the
 * background and its result is kept on disk; until then a faster compression is served.
 */
export class ContentStore {
  private readonly memory = new LRUCache<string, Content>({
    maxSize: MAX_MEMORY_BYTES,
    // All three encodings of a text take at most about twice its plain size. Sizes must not be 0.
    sizeCalculation: ({ plain }) => Math.max(1, plain.length * 2),
  });
  private readonly opening = new SingleFlight<Content | undefined>();
  private readonly coding = new SingleFlight<Buffer>();
  private readonly compressor: BackgroundCompressor;

  /** @param fetchBlob reads from the database; throws while the database is unavailable */
  constructor(
    private readonly disk: DiskCache,
    private readonly fetchBlob: (hash: string) => Promise<Buffer | undefined>,
  ) {
    this.compressor = new BackgroundCompressor(async (hash, compressed) => {
      const content = this.memory.get(hash);
      if (content) content.br = compressed;
      await disk.writeBrotli(hash, compressed);
    });
  }

  /**
   * @param encoding of the returned bytes; undefined: not compressed
   * @returns undefined if the content does not exist
   */
  async read(hash: string, encoding: Encoding | undefined): Promise<Buffer | undefined> {
    const content = await this.open(hash);
    if (!content || !encoding) return content?.plain;
    const made = content[encoding];
    if (made) return made;
    return this.coding.run(`${encoding} ${hash}`, async () => {
      const { plain } = content;
      const coded = encoding === 'br' ? await this.brotli(hash, plain) : await toGzip(plain, 9);
      return (content[encoding] ??= coded);
    });
  }

  /**
   * Downloads a content to this replica's disk and queues its compression.
   * @param compress false for types that compression does not shrink
   */
  async warm(hash: string, compress: boolean): Promise<void> {
    const content = await this.open(hash);
    if (!content || !compress || content.br) return;
    const brotli = await this.keptBrotli(hash, content.plain);
    if (brotli) content.br = brotli;
    else this.compressor.add(hash, content.plain);
  }

  /** Drops all other contents from memory. */
  retain(hashes: ReadonlySet<string>): void {
    for (const hash of [...this.memory.keys()]) if (!hashes.has(hash)) this.memory.delete(hash);
  }

  /** Resolves when no compression is pending. */
  settled(): Promise<void> {
    return this.compressor.settled();
  }

  /** Stops the background work; resolves when the current compression is done. */
  close(): Promise<void> {
    return this.compressor.close();
  }

  private open(hash: string): Promise<Content | undefined> {
    const cached = this.memory.get(hash);
    if (cached) return Promise.resolve(cached);
    return this.opening.run(hash, async () => {
      const plain = (await this.disk.readBlob(hash)) ?? (await this.download(hash));
      if (!plain) return undefined;
      const content: Content = { plain };
      this.memory.set(hash, content);
      return content;
    });
  }

  private async download(hash: string): Promise<Buffer | undefined> {
    const bytes = await this.fetchBlob(hash);
    // With a full disk the content is served without being cached.
    if (bytes) await this.disk.writeBlob(hash, bytes).catch(() => undefined);
    return bytes;
  }

  private async brotli(hash: string, plain: Buffer): Promise<Buffer> {
    const brotli = await this.keptBrotli(hash, plain);
    if (brotli) return brotli;
    const quick = await toBrotli(plain, BROTLI_QUICK);
    // Queued only now, so that the quick result cannot overwrite the best one.
    this.compressor.add(hash, plain);
    return quick;
  }

  private async keptBrotli(hash: string, plain: Buffer): Promise<Buffer | undefined> {
    const brotli = await this.disk.readBrotli(hash);
    return brotli && (await isBrotliOf(brotli, plain)) ? brotli : undefined;
  }
}
