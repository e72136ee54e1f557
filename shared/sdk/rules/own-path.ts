const ORIGIN = 'http://own.invalid';
/** Browsers read a backslash as a slash, and drop control characters. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const UNSAFE = /[\\\u0000-\u0020\u007f]|%5c|%2f%2f/i;
const MAX_LENGTH = 1000;

/**
 * A path of this site to return to, or undefined if the text leads, or could be interpreted to
 * lead, to another site (docs/threats.md row 35): `//host`, `/\host`, `https:host`, a name before
 * `@`.
 * @param text from a link or a request
 * @returns path, query and fragment, as a browser normalizes them
 */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  if (!text.startsWith('/') || text.startsWith('//') || UNSAFE.test(text)) return undefined;
  if (!URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ORIGIN && !path.startsWith('//') ? path : undefined;
}
