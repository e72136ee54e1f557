import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import { ProblemError } from '../../http/problem/problem.ts';

/** What the parts of a form become. */
export interface FormParts<T> {
  /** Reads a part to its end. Parts arrive in order, and the next one may begin before this one is read. */
  add(path: string, stream: Readable): Promise<void>;
  /** There are more parts than `maxFiles`. */
  tooMany(): void;
  /** @returns what all parts are together */
  settled(): Promise<T>;
}

/**
 * Reads a `multipart/form-data` body, one part per file. Names of parts are map keys and never become paths on disk.
 * @param noun what is sent, for messages: `A release`
 * @throws ProblemError 400, 413 or 415 for a body that is not such a form, and what `parts` throws
 */
export function readForm<T>(
  request: IncomingMessage,
  { noun, maxBytes, maxFiles }: { noun: string; maxBytes: number; maxFiles: number },
  parts: FormParts<T>,
): Promise<T> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new ProblemError(415, `Send ${noun} as multipart/form-data, one part per file.`);
  }
  const tooLong = () => new ProblemError(413, `Send ${noun} of at most ${maxBytes} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLong();
  return new Promise((resolve, reject) => {
    // The rest of the body is not read; the connection is closed after the answer (`http/unread-body.ts`).
    const fail = (error: unknown) => {
      request.unpipe();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const broken = () => fail(new ProblemError(400, 'The form is malformed or incomplete.'));
    let form: BusboyInstance;
    try {
      form = new Busboy({
        headers: request.headers as BusboyHeaders,
        isPartAFile: () => true,
        limits: { fieldNameSize: 256, files: maxFiles, headerPairs: 20 },
      });
    } catch {
      return broken();
    }
    form.on('file', (path, stream) => {
      // The form reports it, too. Of a part that is not read yet, it would end the process.
      stream.on('error', () => undefined);
      void parts.add(path, stream).catch(fail);
    });
    form.on('filesLimit', () => parts.tooMany());
    form.on('error', broken);
    form.on('finish', () => void parts.settled().then(resolve, fail));
    request.on('aborted', broken);
    let read = 0;
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > maxBytes) fail(tooLong());
    });
    request.pipe(form);
  });
}

/** Reads a stream to its end and keeps its first `limit` bytes. */
export async function readPrefix(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (length < limit) chunks.push(chunk.subarray(0, limit - length));
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}
