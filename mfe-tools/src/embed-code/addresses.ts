import type { Bot, Variable } from './bot.ts';
import { stripAllControls } from './characters.ts';
import { expandVariables, variableOf } from './variables.ts';

/**
 * Normalizes an address of an embed: http, https, or a variable of kind address (spec 0 §5). Removes
 * control characters. Anything else becomes empty.
 */
export function readAddress(text: string, bot: Bot): string {
  const clean = stripAllControls(text).trim();
  return isAddress(clean, bot) ? clean : '';
}

/** Whether a text is an http or https address after its variables are replaced. */
export function isAddress(text: string, bot: Bot): boolean {
  return (
    addressVariable(text, bot) !== undefined || webAddress(expandVariables(text, bot)) !== undefined
  );
}

/**
 * The address that the preview opens or loads for a text.
 * @returns undefined for an unsafe address: neither http, https nor a sample picture
 */
export function resolveAddress(text: string, bot: Bot): string | undefined {
  const variable = addressVariable(text.trim(), bot);
  if (variable) return variable.sample;
  return webAddress(expandVariables(text.trim(), bot));
}

function addressVariable(text: string, bot: Bot): Variable | undefined {
  if (!text.startsWith('{') || !text.endsWith('}')) return undefined;
  const variable = variableOf(text.slice(1, -1), bot);
  return variable?.kind === 'address' ? variable : undefined;
}

function webAddress(text: string): string | undefined {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** The link that a text is, also in angle brackets or without its protocol. */
export function linkIn(text: string): URL | undefined {
  const [, link = ''] = /^<?([^\s<>]+)>?$/.exec(text) ?? [];
  if (/^[a-z][a-z\d+.-]{0,20}:\/\//i.test(link))
    return URL.canParse(link) ? new URL(link) : undefined;
  const address = `https://${link}`;
  return isBareAddress(link) && URL.canParse(address) ? new URL(address) : undefined;
}

/** An address without its protocol: a domain and a path. */
export const isBareAddress = (text: string) => /^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(text);
