import { QueueFullError, BoundedQueue } from './bounded-queue.ts';

const limits = { atOnce: 2, waiting: 3, waitMs: 10_000 };

/** Work that runs until it is ended. */
function longWork(line: BoundedQueue, names: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, (fail?: Error) => void>();
  const results = names.map((name) =>
    line.run(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (fail) => (fail ? reject(fail) : resolve(name)));
        }),
    ),
  );
  return { begun, end: (name: string, fail?: Error) => ends.get(name)?.(fail), results };
}

describe('a work line', () => {
  // Work that still waits at the end of a test is never refused.
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('begins as many pieces of work as allowed, and the others in their order', async () => {
    const { begun, end, results } = longWork(new BoundedQueue(limits), ['a', 'b', 'c', 'd', 'e']);
    await Promise.resolve();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await expect(results[1]).resolves.toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd', 'e']) {
      end(name);
      await results['abcde'.indexOf(name)];
    }
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('refuses work at once where the line is full, and accepts it when a place is free again', async () => {
    const line = new BoundedQueue(limits);
    const { end, results } = longWork(line, ['a', 'b', 'c', 'd', 'e', 'f']);
    await expect(results[5]).rejects.toThrow(QueueFullError);
    end('a');
    await results[0];
    const later = longWork(line, ['g', 'h']);
    await expect(later.results[1]).rejects.toThrow(QueueFullError);
    expect(later.begun).toEqual([]);
  });

  test('work that fails gives its place to the next', async () => {
    const { begun, end, results } = longWork(new BoundedQueue(limits), ['a', 'b', 'c']);
    await Promise.resolve();
    end('a', new Error('broken'));
    await expect(results[0]).rejects.toThrow('broken');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('work that waits too long is refused and never begun, and its place in the line is free', async () => {
    const line = new BoundedQueue(limits);
    const { begun, end, results } = longWork(line, ['a', 'b', 'c', 'd', 'e']);
    const refused = Promise.allSettled(results.slice(2));
    jest.advanceTimersByTime(limits.waitMs);
    expect((await refused).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    const later = longWork(line, ['f']);
    end('a');
    await results[0];
    await Promise.resolve();
    expect([...begun, ...later.begun]).toEqual(['a', 'b', 'f']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
