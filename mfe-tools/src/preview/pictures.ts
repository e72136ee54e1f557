import { resolveAddress } from '../embed-code/addresses.ts';
import type { Embed } from '../embed-code/embed.ts';

/**
 * Where a picture is asked for. A page of ours asks for nothing over http: where https answers, it
 * answers the same.
 * @param address as typed; variables become their samples
 */
export function sourceOf(address: string): string | undefined {
  return resolveAddress(address)?.replace(/^http:/i, 'https:');
}

/** Servers, other than Discord's, that an embed's pictures come from. */
export function picturesOf({ thumbnail, image, author, footer }: Embed): string[] {
  const hosts = [thumbnail, image, author.icon, footer.icon].flatMap((address) => {
    const source = sourceOf(address.trim());
    return source?.startsWith('https:') ? [new URL(source).host] : [];
  });
  return [...new Set(hosts)].filter((host) => !/(^|\.)discordapp\.(com|net)$/.test(host));
}
