const ORIGIN = 'http://own.invalid';
/** A backslash is a slash to browsers; control characters vanish while they parse. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const TRICKS = /[\\\u0000-\u0020\u007f]|%5c|%2f%2f/i;
const LONGEST = 1000;

/**
 * A path of this site to return to, or undefined where the text leads, or could be read to lead,
 * anywhere else (reference/threats.md row 35): `//host`, `/\host`, `https:host`, a name before `@`.
 * @param text what a link or a request said
 * @returns path, query and fragment, as a browser would write them
 */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined;
  if (!text.startsWith('/') || text.startsWith('//') || TRICKS.test(text)) return undefined;
  if (!URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ORIGIN && !path.startsWith('//') ? path : undefined;
}
