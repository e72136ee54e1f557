import type { Encoding } from '../../http/accept-encoding.ts';
import { ByteLru } from '../../core/cache/byte-lru.ts';
import { BROTLI_QUICK, isBrotliOf, toBrotli, toGzip } from './compress.ts';
import type { DiskCache } from './disk-cache.ts';
import { BackgroundCompressor } from './background-compressor.ts';
import { SingleFlight } from '../../core/cache/single-flight.ts';

/** Bytes of one content in the codings asked for so far. */
interface Content {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * The bytes of release files by content hash: from memory, else from this replica's disk, else
 * from the database. The best Brotli takes a second a file, so that it is made in the background,
 * once, and kept on disk; until then a quick one is served.
 */
export class ContentStore {
  private readonly memory = new ByteLru<Content>(MEMORY_BYTES);
  private readonly opening = new SingleFlight<Content | undefined>();
  private readonly coding = new SingleFlight<Buffer>();
  private readonly packer: BackgroundCompressor;

  /** @param fetchBlob reads the database; throws when it is away */
  constructor(
    private readonly disk: DiskCache,
    private readonly fetchBlob: (hash: string) => Promise<Buffer | undefined>,
  ) {
    this.packer = new BackgroundCompressor(async (hash, packed) => {
      const content = this.memory.get(hash);
      if (content) content.br = packed;
      await disk.writeBrotli(hash, packed);
    });
  }

  /**
   * @param encoding coding that the answer may use
   * @returns undefined when nobody knows the content
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
   * Brings a content to this replica's disk and has it compressed.
   * @param compress false for types that do not shrink
   */
  async warm(hash: string, compress: boolean): Promise<void> {
    const content = await this.open(hash);
    if (!content || !compress || content.br) return;
    const kept = await this.keptBrotli(hash, content.plain);
    if (kept) content.br = kept;
    else this.packer.add(hash, content.plain);
  }

  /** Forgets contents that no retained release has. */
  retain(hashes: ReadonlySet<string>): void {
    this.memory.retain(hashes);
  }

  /** Resolves when no compression is waiting. */
  settled(): Promise<void> {
    return this.packer.settled();
  }

  /** Stops the background work; resolves when the file at hand is done. */
  close(): Promise<void> {
    return this.packer.close();
  }

  private open(hash: string): Promise<Content | undefined> {
    const known = this.memory.get(hash);
    if (known) return Promise.resolve(known);
    return this.opening.run(hash, async () => {
      const plain = (await this.disk.readBlob(hash)) ?? (await this.download(hash));
      if (!plain) return undefined;
      const content: Content = { plain };
      // Three codings of one text weigh at most about twice its plain bytes.
      this.memory.set(hash, content, plain.length * 2);
      return content;
    });
  }

  private async download(hash: string): Promise<Buffer | undefined> {
    const bytes = await this.fetchBlob(hash);
    // A full disk costs the cache, never the answer.
    if (bytes) await this.disk.writeBlob(hash, bytes).catch(() => undefined);
    return bytes;
  }

  private async brotli(hash: string, plain: Buffer): Promise<Buffer> {
    const kept = await this.keptBrotli(hash, plain);
    if (kept) return kept;
    const quick = await toBrotli(plain, BROTLI_QUICK);
    // Only now: the best must not be there before the quick one takes its place.
    this.packer.add(hash, plain);
    return quick;
  }

  private async keptBrotli(hash: string, plain: Buffer): Promise<Buffer | undefined> {
    const kept = await this.disk.readBrotli(hash);
    return kept && (await isBrotliOf(kept, plain)) ? kept : undefined;
  }
}
