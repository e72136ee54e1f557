import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/**
 * Picks the content coding of an answer: Brotli, otherwise gzip, otherwise none.
 * @param header `Accept-Encoding` of the request; `q=0` excludes a coding
 */
export function pickEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  const cached = picked.get(header);
  if (cached !== undefined) return cached.encoding;
  const encoding = bestOf(header);
  picked.set(header, { encoding });
  return encoding;
}

/** Browsers send a handful of headers; clients may send any. */
const picked = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });

function bestOf(header: string): Encoding | undefined {
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(';')
        .map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='));
      return [name, quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  const accepts = (name: Encoding) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}
