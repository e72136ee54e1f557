import type { Encoding } from '../../../http/answer/accept-encoding.ts';
import { EncodedBytes } from '../../../http/answer/encoded-bytes.ts';
import { BROTLI_BEST, toBrotli, toGzip } from '../../registry/disk/compress.ts';
import type { OwnSources } from '../policy/security-policy.ts';

const GZIP_BEST = 9;

/**
 * From this request of an encoding on, the best compression is worth its time: rare documents, and those whose data
 * change every few seconds, are not asked for as often.
 */
const WORTH_THE_BEST = 8;

/** The best compression takes a fifth of a second of a processor: one document at a time. */
let isCompressing = false;

/** A document with the same bytes for all visitors that get it. */
export class FinishedDocument {
  private readonly content: EncodedBytes;
  private readonly best = new Map<Encoding, Buffer>();
  private readonly requests = new Map<Encoding, number>();

  constructor(
    html: string,
    readonly own: OwnSources,
  ) {
    this.content = new EncodedBytes(html);
  }

  get html(): string {
    return this.content.plain.toString();
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
    const requests = (this.requests.get(encoding) ?? 0) + 1;
    this.requests.set(encoding, requests);
    if (requests >= WORTH_THE_BEST && !isCompressing) void this.compress(encoding);
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
