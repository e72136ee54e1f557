export type Encoding = 'br' | 'gzip';

/**
 * Picks the content coding of an answer: Brotli, otherwise gzip, otherwise none.
 * @param header `Accept-Encoding` of the request; `q=0` excludes a coding
 */
export function pickEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
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
