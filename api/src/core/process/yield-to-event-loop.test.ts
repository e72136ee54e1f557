import { inPieces, Yielder } from './yield-to-event-loop.ts';

/** Counts the iterations of the event loop during `work`: requests are served in each. */
async function iterationsDuring(work: () => Promise<unknown>): Promise<number> {
  let iterations = 0;
  let isDone = false;
  const iterate = () => {
    iterations += 1;
    if (!isDone) setImmediate(iterate);
  };
  setImmediate(iterate);
  await work();
  isDone = true;
  return iterations;
}

const busy = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('work in pieces', () => {
  test('inPieces visits the items in order and passes the number of earlier items', async () => {
    const seen = await inPieces([1, 2, 3, 4, 5], 2, async (piece, before) => ({ piece, before }));
    expect(seen).toEqual([
      { piece: [1, 2], before: 0 },
      { piece: [3, 4], before: 2 },
      { piece: [5], before: 4 },
    ]);
    expect(await inPieces([], 2, async () => 1)).toEqual([]);
  });

  test('the event loop runs between any two pieces of ten parallel calls', async () => {
    const items = Array.from({ length: 8 }, (_, index) => index);
    const iterations = await iterationsDuring(() =>
      Promise.all(Array.from({ length: 10 }, () => inPieces(items, 1, async () => undefined))),
    );
    expect(iterations).toBeGreaterThanOrEqual(80);
  });

  test('a pause yields only after the time of a piece is used', async () => {
    const yielder = new Yielder();
    await yielder.pause();
    expect(
      await iterationsDuring(async () => {
        await yielder.pause();
        await yielder.pause();
      }),
    ).toBeLessThanOrEqual(1);
    expect(
      await iterationsDuring(async () => {
        for (let step = 0; step < 4; step += 1) {
          busy(9);
          await yielder.pause();
        }
      }),
    ).toBeGreaterThanOrEqual(4);
  });
});
