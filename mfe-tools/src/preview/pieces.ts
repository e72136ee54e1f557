/** Runs of letters that begin or end a mark, and the brackets of links. */
const SIGNS = /\*+|_+|~~|\|\||`+|\[|\]/g;

/**
 * Cuts a text behind lines at which no mark is open, so that its pieces can be taken apart one by
 * one. Where every sign has its partner by count, nothing reaches across the cut.
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

/** The pieces without the line end between them; an empty last line is one. */
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
