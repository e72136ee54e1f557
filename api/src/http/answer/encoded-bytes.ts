import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
/** Smaller bodies are not compressed. */
const MIN_COMPRESSED = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A text with its entity tag and its compressed forms. Each form is made once, in zlib's threads.
 */
export class EncodedBytes {
  readonly plain: Buffer;
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
    this.etag = `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 27)}"`;
  }

  get isCompressible(): boolean {
    return this.plain.length >= MIN_COMPRESSED;
  }

  /** The bytes themselves once they are made, so that nothing waits for them. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const cached = this.encoded.get(encoding);
    if (cached) return cached;
    const making = encoding === 'br' ? brotliOf(this.plain, BROTLI) : gzipOf(this.plain);
    const made = making.then((bytes) => {
      this.encoded.set(encoding, bytes);
      return bytes;
    });
    this.encoded.set(encoding, made);
    return made;
  }
}
