import { resolveAddress } from '../embed-code/addresses.ts';
import type { Embed } from '../embed-code/embed.ts';

/**
 * Address from which a picture is loaded. The site's pages must not load over http, so an http address
 * becomes https.
 * @param address as typed; variables become their samples
 */
export function sourceOf(address: string): string | undefined {
  return resolveAddress(address)?.replace(/^http:/i, 'https:');
}

/** Hosts of an embed's pictures, without Discord's. */
export function picturesOf({ thumbnail, image, author, footer }: Embed): string[] {
  const hosts = [thumbnail, image, author.icon, footer.icon].flatMap((address) => {
    const source = sourceOf(address.trim());
    return source?.startsWith('https:') ? [new URL(source).host] : [];
  });
  return [...new Set(hosts)].filter((host) => !/(^|\.)discordapp\.(com|net)$/.test(host));
}
