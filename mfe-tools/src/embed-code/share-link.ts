import type { Bot } from './bot.ts';
import { linkIn } from './addresses.ts';
import { base64ToBytes, bytesToBase64, encodeBase64 } from './base64.ts';
import { showsNothing } from './embed.ts';
import type { Embed } from './embed.ts';
import { readEmbedCode } from './read.ts';
import type { ReadResult } from './read.ts';
import { writeEmbedCode } from './write.ts';

/**
 * A share link contains the embed in its fragment, which browsers never send. `#z=` is the deflated
 * code as base64url, `#t=` the plain one.
 */
const PACKED = 'z';
const PLAIN = 't';

/** Maximum size of an inflated link in bytes: that of the longest import in UTF-8. */
const MAX_BYTES = 200_000;

/** @returns the fragment with its `#` */
export async function toFragment(embed: Embed): Promise<string> {
  const bytes = new TextEncoder().encode(writeEmbedCode(embed));
  if (!('CompressionStream' in globalThis)) return `#${PLAIN}=${bytesToBase64(bytes)}`;
  const packed = await pump(bytes, new CompressionStream('deflate-raw'));
  return packed ? `#${PACKED}=${bytesToBase64(packed)}` : `#${PLAIN}=${bytesToBase64(bytes)}`;
}

/** A fragment without compression, which can be created synchronously. */
export const toPlainFragment = (code: string): string => `#${PLAIN}=${encodeBase64(code)}`;

/** @returns undefined if the fragment contains no embed that shows */
export async function fromFragment(fragment: string, bot: Bot): Promise<ReadResult | undefined> {
  const [, kind, data] = /^#([zt])=([\w-]+)$/.exec(fragment) ?? [];
  const bytes = data && base64ToBytes(data);
  if (!bytes) return undefined;
  const plain = kind === PLAIN ? bytes : await pump(bytes, new DecompressionStream('deflate-raw'));
  if (!plain || plain.length > MAX_BYTES) return undefined;
  const result = readEmbedCode(new TextDecoder().decode(plain), bot);
  return result.found && !showsNothing(result.embed) ? result : undefined;
}

/** The same for a whole pasted address. */
export async function fromShareLink(text: string, bot: Bot): Promise<ReadResult | undefined> {
  const link = linkIn(text.trim());
  return link && fromFragment(link.hash, bot);
}

/** Pipes bytes through a stream. @returns undefined if they are corrupt or grow too large */
async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      size += value.length;
      if (size > MAX_BYTES) {
        written.catch(() => undefined);
        await reader.cancel();
        return undefined;
      }
    }
    await written;
  } catch {
    written.catch(() => undefined);
    return undefined;
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
