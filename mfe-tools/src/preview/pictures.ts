import type { Bot } from '../embed-code/bot.ts';
import { resolveAddress } from '../embed-code/addresses.ts';
import type { Embed } from '../embed-code/embed.ts';

/**
 * Address from which a picture is loaded. The site's pages must not load over http, so an http address
 * becomes https.
 * @param address as typed; variables become their samples
 */
export function sourceOf(address: string, bot: Bot): string | undefined {
  return resolveAddress(address, bot)?.replace(/^http:/i, 'https:');
}

/** Hosts of an embed's pictures, without Discord's. */
export function picturesOf(embed: Embed, bot: Bot): string[] {
  const { thumbnail, image, author, footer } = embed;
  const hosts = [thumbnail, image, author.icon, footer.icon].flatMap((address) => {
    const source = sourceOf(address.trim(), bot);
    return source?.startsWith('https:') ? [new URL(source).host] : [];
  });
  return [...new Set(hosts)].filter((host) => !/(^|\.)discordapp\.(com|net)$/.test(host));
}
