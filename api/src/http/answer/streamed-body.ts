import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from './accept-encoding.ts';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface StreamedBodyOptions {
  contentType: string;
  /** File name in `Content-Disposition`, so that browsers save the answer. */
  fileName?: string;
}

/**
 * An answer that is generated while it is sent, at the speed of the client, with one piece in
 * memory at a time. Returned by handlers with `@Implements()`.
 */
export class StreamedBody {
  /**
   * @param pieces the first one is awaited before the headers, so that its error becomes a problem
   */
  constructor(
    private readonly pieces: AsyncIterable<string>,
    private readonly options: StreamedBodyOptions,
  ) {}

  async writeTo(request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
    const iterator = this.pieces[Symbol.asyncIterator]();
    const first = await iterator.next();
    const { contentType, fileName } = this.options;
    void reply.headers({
      'content-type': contentType,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
    });
    const stream = Readable.from(rest(first, iterator), { objectMode: false });
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (!encoding) return stream;
    void reply.header('content-encoding', encoding);
    // An error closes the connection, so that the client cannot mistake the answer for a complete
    // one.
    return pipeline(
      stream,
      encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(),
      () => undefined,
    );
  }
}

async function* rest(first: IteratorResult<string>, iterator: AsyncIterator<string>) {
  try {
    for (let next = first; !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

/** The pieces of a JSON array, batch by batch. */
export async function* jsonArray(batches: AsyncIterable<readonly unknown[]>) {
  let opening = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield opening + batch.map((item) => JSON.stringify(item)).join(',');
    opening = ',';
  }
  yield opening === '[' ? '[]' : ']';
}
