/** Runs of delimiter letters, and the brackets of links. */
const SIGNS = /\*+|_+|~~|\|\||`+|\[|\]/g;

/**
 * Splits a text after lines at which no mark is open, so that its pieces can be parsed separately. If
 * every delimiter has an even count, no mark crosses the split.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  const open = new Set<string>();
  let from = 0;
  while (from < text.length) {
    let end = from;
    do {
      const newline = text.indexOf('\n', end);
      const next = newline === -1 ? text.length : newline + 1;
      for (const [sign] of text.slice(end, next).matchAll(SIGNS)) toggle(open, sign);
      end = next;
    } while (open.size > 0 && end < text.length);
    pieces.push(text.slice(from, end));
    open.clear();
    from = end;
  }
  return pieces;
}

/** The pieces without the line end between them. An empty last line is a piece. */
export function blocksOf(text: string): string[] {
  const pieces = piecesOf(text);
  if (text === '' || text.endsWith('\n')) pieces.push('');
  return pieces.map((piece) => piece.replace(/\n$/, ''));
}

function toggle(open: Set<string>, sign: string) {
  const name = sign === ']' ? '[' : sign;
  if (open.has(name)) open.delete(name);
  else open.add(name);
}
