import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding, type Encoding } from './accept-encoding.ts';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
/** Smaller bodies do not gain from compression. */
const LEAST_BYTES = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A JSON answer that is serialised once and sent many times: bytes, entity tag and compressed
 * forms are made once per body. Return it from a handler with `@Implements()`.
 */
export class PreparedBody {
  readonly etag: string;
  private readonly bytes: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param cacheControl the `Cache-Control` of the answer
   * @param vary the request headers on which the answer depends
   */
  constructor(
    json: string,
    private readonly cacheControl: string,
    private readonly vary = 'accept-encoding',
  ) {
    this.bytes = Buffer.from(json);
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }

  /** Sets the headers and answers the bytes in the best encoding that the client takes. */
  async writeTo(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    void reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': this.cacheControl,
      etag: this.etag,
      vary: this.vary,
    });
    const asked = request.headers['accept-encoding'];
    const encoding = this.bytes.length < LEAST_BYTES ? undefined : pickEncoding(asked);
    if (!encoding) return this.bytes;
    void reply.header('content-encoding', encoding);
    return this.inEncoding(encoding);
  }

  private inEncoding(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? brotliOf(this.bytes, BROTLI) : gzipOf(this.bytes);
    this.encoded.set(encoding, made);
    return made;
  }
}
