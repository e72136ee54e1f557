import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request with its body. */
export interface Request {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** Values of the `:name` segments of the route. */
  params: Record<string, string>;
  body: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const MAX_BODY_BYTES = 64 * 1024;

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(value),
  };
}

export const noContent = (): Reply => ({ status: 204, headers: {}, body: '' });

/** @throws RangeError for a body above 64 KiB */
export async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new RangeError('Request body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
