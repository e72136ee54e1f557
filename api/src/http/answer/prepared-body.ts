import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from './accept-encoding.ts';
import { EncodedBytes } from './encoded-bytes.ts';

/**
 * A JSON answer that is serialized once and sent many times. Bytes, entity tag and compressed forms
 * are made once. Returned by handlers with `@Implements()`.
 */
export class PreparedBody {
  private readonly content: EncodedBytes;

  /**
   * @param json the text, or the encoded content of another body
   * @param cacheControl the `Cache-Control` of the answer
   * @param vary request headers on which the answer depends
   * @param headers further headers of the answer
   */
  constructor(
    json: string | EncodedBytes,
    private readonly cacheControl: string,
    private readonly vary = 'accept-encoding',
    private readonly headers: Record<string, string> = {},
  ) {
    this.content = typeof json === 'string' ? new EncodedBytes(json) : json;
  }

  get etag(): string {
    return this.content.etag;
  }

  /** Bytes of the text before compression. */
  get size(): number {
    return this.content.plain.length;
  }

  /** Compresses the body now, so that no request waits for it. */
  async compress(): Promise<this> {
    if (this.content.isCompressible) {
      await Promise.all([this.content.in('br'), this.content.in('gzip')]);
    }
    return this;
  }

  /**
   * The same body as a stale answer: `Age` states its age, `Cache-Status` (RFC 9211) the reason,
   * and caches must revalidate it.
   * @param age seconds since the body was last known to be current
   */
  asStale(age: number): PreparedBody {
    const cacheControl = this.cacheControl.replace(/max-age=\d+/, 'no-cache');
    return new PreparedBody(this.content, cacheControl, this.vary, {
      age: String(age),
      'cache-status': `Portico; hit; ttl=-${age}; detail=database-away`,
    });
  }

  /** Sets the headers. @returns the bytes in the best encoding that the client accepts */
  writeTo(request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> {
    void reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': this.cacheControl,
      etag: this.etag,
      vary: this.vary,
      ...this.headers,
    });
    const accepted = request.headers['accept-encoding'];
    const encoding = this.content.isCompressible ? pickEncoding(accepted) : undefined;
    if (!encoding) return this.content.plain;
    void reply.header('content-encoding', encoding);
    return this.content.in(encoding);
  }
}
