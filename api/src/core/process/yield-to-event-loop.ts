/** Longest piece of work before the event loop runs other callbacks, in milliseconds. */
const MAX_PIECE_MS = 5;

const waiting: (() => void)[] = [];

/**
 * Waits for a turn. Each iteration of the event loop grants one turn, regardless of the number of
 * waiting callers, so that short requests are answered in between.
 */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(grantTurn);
  });
}

function grantTurn(): void {
  const next = waiting.shift();
  if (waiting.length > 0) setImmediate(grantTurn);
  next?.();
}

/** Splits long work: `await yielder.pause()` between steps of at most a few milliseconds. */
export class Yielder {
  /** Start of the piece. The first pause always yields. */
  private began = Number.NEGATIVE_INFINITY;

  async pause(): Promise<void> {
    if (performance.now() - this.began < MAX_PIECE_MS) return;
    await turn();
    this.began = performance.now();
  }
}

/**
 * Processes a long list in pieces of a fixed length, one after another, each in its own turn.
 * @param work receives a piece and the number of items before it
 * @returns the result of each piece
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
