import { percentDecoded } from '@portico/sdk/rules/percent';
import type { Embed } from './embed.ts';
import { toDiscordMessage } from './discord-json.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';

/** The builder whose link format most others support. */
const FOREIGN_BUILDER = 'https://discohook.app/';

/** A link for other builders: `?data=` with the message as base64. */
export function toForeignLink(embed: Embed): string {
  const backup = { messages: [{ data: toDiscordMessage(embed) }] };
  return `${FOREIGN_BUILDER}?data=${encodeBase64(JSON.stringify(backup))}`;
}

/**
 * Decodes a `?data=` link, also of a builder with its route in the fragment (`#/?data=`): JSON, or base64 or
 * base64url of JSON or URL-encoded JSON.
 * @returns undefined for any other link
 */
export function readForeignLink({ searchParams, hash }: URL): unknown {
  const inHash = new URLSearchParams(hash.replace(/^#(?:\/[^?]*\?)?/, ''));
  const data = searchParams.get('data') ?? inHash.get('data');
  if (!data) return undefined;
  if (data.startsWith('{')) return parse(data);
  const text = decodeBase64(data.replaceAll(' ', '+'));
  return text === undefined ? undefined : (parse(text) ?? parse(percentDecoded(text)));
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
