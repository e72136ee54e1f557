import type { Context } from './context.ts';
import type { FoundLink } from './link-finder.ts';
import type { Token } from './tokens.ts';

type ReadWords = (words: string, inner: Partial<Context>) => Token[];

/**
 * A masked link, or its text as typed: without a valid address, with another address in its words (none
 * may be masked by another), or with something that is no text, such as a mention.
 */
export function readLink(link: FoundLink, whole: string, read: ReadWords): Token {
  const { words, title } = link;
  const address = link.address.replace(/\\([^0-9A-Za-z\s])/g, '$1');
  const isText =
    words.trim() === '' ||
    !isValid(address) ||
    HTTP.test(words) ||
    HTTP.test(title) ||
    read(words, { line: 'none', mayEscape: false }).some(isForbidden);
  if (isText) return { kind: 'text', text: whole };
  const children = read(words, { place: 'inline', mayEscape: false });
  return { kind: 'link', address, ...(title && { title }), children };
}

const HTTP = /https?:\/\//i;
const isValid = (address: string) =>
  /^\{[\w.]+\}$/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address));

function isForbidden(token: Token): boolean {
  if (token.kind === 'list') return token.items.some(({ children }) => children.some(isForbidden));
  if ('children' in token && token.kind !== 'link') return token.children.some(isForbidden);
  return token.kind === 'code-block' || token.kind === 'link' || token.kind === 'mention';
}
