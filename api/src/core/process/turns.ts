/** Longest piece of work before others get their turn, in milliseconds. */
const MAX_PIECE_MS = 5;

const waiting: (() => void)[] = [];

/**
 * Waits for a turn: one for each round of the event loop, however many wait, so that requests which
 * need little are answered in between.
 */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  const next = waiting.shift();
  if (waiting.length > 0) setImmediate(giveTurn);
  next?.();
}

/** Long work in pieces: `await pieces.pause()` between steps of at most a few milliseconds each. */
export class Pieces {
  /** When the piece began; the first one begins with a turn. */
  private began = Number.NEGATIVE_INFINITY;

  async pause(): Promise<void> {
    if (performance.now() - this.began < MAX_PIECE_MS) return;
    await turn();
    this.began = performance.now();
  }
}

/**
 * Goes through a long list in pieces of a fixed length, one after another, each in a turn of its own.
 * @param work takes a piece, and how many items came before it
 * @returns what came of each piece
 */
export async function inPieces<Item, Result>(
  items: readonly Item[],
  length: number,
  work: (piece: Item[], before: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += length) {
    await turn();
    results.push(await work(items.slice(from, from + length), from));
  }
  return results;
}
