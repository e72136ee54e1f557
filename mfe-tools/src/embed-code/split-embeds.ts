import type { Piece } from './scan.ts';

/**
 * Splits the pieces of a code into its embeds: each marker begins one, unless no part follows it. Text and
 * content before the first marker belong to the message, so to each embed. Other parts before it belong
 * to the first embed.
 */
export function splitEmbeds(pieces: readonly Piece[]): Piece[][] {
  const marker = pieces.findIndex(({ kind }) => kind === 'marker');
  const embeds: Piece[][] = [];
  let current: Piece[] | undefined;
  for (const piece of pieces.slice(Math.max(0, marker))) {
    if (piece.kind === 'marker' || !current) embeds.push((current = []));
    current.push(piece);
  }
  const lead = pieces.slice(0, Math.max(0, marker));
  const shared = lead.filter(
    (piece) => piece.kind === 'text' || (piece.kind === 'part' && piece.tag === 'content'),
  );
  const [first = [], ...others] = embeds;
  const filled = others.filter((embed) => embed.some(({ kind }) => kind === 'part'));
  const isFirstFilled = [...lead, ...first].some(({ kind }) => kind === 'part');
  if (filled.length === 0) return [pieces.slice()];
  const rest = filled.map((embed) => [...shared, ...embed]);
  return isFirstFilled ? [[...lead, ...first], ...rest] : rest;
}
