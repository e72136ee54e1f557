/** What stands in a text and means something to a reader of embed code. */
const TOKEN = /(\\*)(\{embed\}|\$v|[{}]|$)/gi;

/**
 * Guards a text for its place inside a part: a backslash goes before what would end the part or
 * the whole code early (a brace without its partner, `$v`, `{embed}`). Backslashes that already
 * stand before such a token are doubled, so that a reader can tell them apart.
 */
export function escapeText(text: string): string {
  const lonely = lonelyBraces(text);
  return text.replace(TOKEN, (_, slashes: string, token: string, offset: number) => {
    const doubled = slashes + slashes;
    if (token === '' || token === undefined) return doubled;
    if (/^\{embed\}$/i.test(token)) return `${doubled}\\{${token.slice(1, -1)}\\}`;
    const mustHide = /^\$v$/i.test(token) || lonely.has(offset + slashes.length);
    return doubled + (mustHide ? '\\' : '') + token;
  });
}

/** Positions of braces that have no partner. */
function lonelyBraces(text: string): Set<number> {
  const lonely = new Set<number>();
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') open.push(index);
    if (text[index] === '}' && open.pop() === undefined) lonely.add(index);
  }
  for (const index of open) lonely.add(index);
  return lonely;
}
