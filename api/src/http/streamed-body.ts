import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from './accept-encoding.ts';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface StreamedBodyOptions {
  contentType: string;
  /** `Content-Disposition` with this name: the browser saves it. */
  fileName?: string;
}

/**
 * An answer that is made while it is sent, as fast as the client takes it: however long it is, only
 * a piece of it is in memory. Return it from a handler with `@Implements()`.
 */
export class StreamedBody {
  /** @param pieces the first one is awaited before anything is sent, so that its failure is a problem */
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
    // A failure reaches the client through the encoder: the connection breaks off, nothing looks whole.
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
