import { inPieces, Pieces } from './turns.ts';

/** Counts the rounds of the event loop while work goes on: each is a chance to serve a request. */
async function roundsDuring(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isDone = false;
  const round = () => {
    rounds += 1;
    if (!isDone) setImmediate(round);
  };
  setImmediate(round);
  await work();
  isDone = true;
  return rounds;
}

const busy = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('long work in pieces', () => {
  test('goes through a list in order, and says how many items came before', async () => {
    const seen = await inPieces([1, 2, 3, 4, 5], 2, async (piece, before) => ({ piece, before }));
    expect(seen).toEqual([
      { piece: [1, 2], before: 0 },
      { piece: [3, 4], before: 2 },
      { piece: [5], before: 4 },
    ]);
    expect(await inPieces([], 2, async () => 1)).toEqual([]);
  });

  test('others are served between any two pieces, also while ten are at work', async () => {
    const items = Array.from({ length: 8 }, (_, index) => index);
    const rounds = await roundsDuring(() =>
      Promise.all(Array.from({ length: 10 }, () => inPieces(items, 1, async () => undefined))),
    );
    expect(rounds).toBeGreaterThanOrEqual(80);
  });

  test('a pause waits only where enough time was used up', async () => {
    const pieces = new Pieces();
    await pieces.pause();
    expect(
      await roundsDuring(async () => {
        await pieces.pause();
        await pieces.pause();
      }),
    ).toBeLessThanOrEqual(1);
    expect(
      await roundsDuring(async () => {
        for (let step = 0; step < 4; step += 1) {
          busy(9);
          await pieces.pause();
        }
      }),
    ).toBeGreaterThanOrEqual(4);
  });
});
