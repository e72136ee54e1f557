import type { Encoding } from '../../http/accept-encoding.ts';
import { EncodedBytes } from '../../http/encoded-bytes.ts';
import { BROTLI_BEST, toBrotli, toGzip } from '../registry/compress.ts';
import type { OwnSources } from './security-policy.ts';

const GZIP_BEST = 9;

/** The best compression takes a fifth of a second of a processor: one document at a time. */
let isCompressing = false;

/** A document with the same bytes for all visitors that get it. */
export class FinishedDocument {
  private readonly content: EncodedBytes;
  private readonly best = new Map<Encoding, Buffer>();

  constructor(
    html: string,
    readonly own: OwnSources,
  ) {
    this.content = new EncodedBytes(html);
  }

  get etag(): string {
    return this.content.etag;
  }

  /** Bytes in memory, with all compressed forms. */
  get size(): number {
    return this.content.plain.length * 2;
  }

  /** A quick form for the first visitors, so that none waits; the best one for all that follow. */
  in(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (!encoding) return this.content.plain;
    const best = this.best.get(encoding);
    if (best) return best;
    if (!isCompressing) void this.compress(encoding);
    return this.content.in(encoding);
  }

  private async compress(encoding: Encoding): Promise<void> {
    isCompressing = true;
    const { plain } = this.content;
    try {
      const made = encoding === 'br' ? toBrotli(plain, BROTLI_BEST) : toGzip(plain, GZIP_BEST);
      this.best.set(encoding, await made);
    } catch {
      // The quick form stays.
    } finally {
      isCompressing = false;
    }
  }
}
