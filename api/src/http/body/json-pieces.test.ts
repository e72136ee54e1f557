import fc from 'fast-check';
import { JsonPieces } from './json-pieces.ts';
import { Yielder } from '../../core/process/yield-to-event-loop.ts';

const read = (text: string, parse: (piece: string) => unknown = JSON.parse) =>
  new JsonPieces(Buffer.from(text), parse, new Yielder()).read();

describe('JsonPieces', () => {
  test('parses what JSON.parse parses, to the same value', async () => {
    const spaced = fc.tuple(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'));
    await fc.assert(
      fc.asyncProperty(spaced, async ([value, space]) => {
        const text = JSON.stringify(value, null, space);
        if (/"(__proto__|constructor)"\s*:/.test(text)) return;
        expect(await read(` ${text}\n`)).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  test('rejects what JSON.parse rejects', async () => {
    const text = JSON.stringify({ a: [1, 'b\\"', { c: [null] }, 2.5], d: true, e: '}]' });
    const cuts = fc.tuple(fc.nat(text.length), fc.nat(3), fc.constantFrom('', ',', ']', '"', 'x'));
    await fc.assert(
      fc.asyncProperty(cuts, async ([at, length, put]) => {
        const broken = text.slice(0, at) + put + text.slice(at + length);
        let expected: unknown;
        try {
          expected = { value: JSON.parse(broken) as unknown };
        } catch {
          expected = 'rejected';
        }
        const got = await read(broken).then(
          (value) => ({ value }),
          () => 'rejected',
        );
        expect([broken, got]).toEqual([broken, expected]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['', '[', '{"a"', '{"a":1,}', '[1,]', '[1 2]', '{"a":1}{', '{a:1}', '[1]]', '"'])(
    'rejects %s',
    async (text) => {
      await expect(read(text)).rejects.toThrow();
    },
  );

  test('parses no piece longer than one item', async () => {
    const items = Array.from({ length: 5000 }, (_, id) => ({ id, text: 'x'.repeat(1000) }));
    const sizes: number[] = [];
    const value = await read(JSON.stringify({ revision: 1, items }), (piece) => {
      sizes.push(piece.length);
      return JSON.parse(piece) as unknown;
    });
    expect(value).toEqual({ revision: 1, items });
    expect(Math.max(...sizes)).toBeLessThan(1100);
  });

  test('yields to the event loop between pieces of work', async () => {
    let turns = 0;
    let isDone = false;
    const other = () => {
      turns += 1;
      if (!isDone) setImmediate(other);
    };
    setImmediate(other);
    // Each item takes longer than a piece may.
    const slow = (piece: string) => {
      const until = performance.now() + 9;
      while (performance.now() < until);
      return JSON.parse(piece) as unknown;
    };
    await Promise.all([read('[1,2,3,4,5]', slow), read('[1,2,3,4,5]', slow)]);
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  test('rejects a value of more than 512 KB and a list of more than 10,000 values', async () => {
    const long = JSON.stringify({ events: ['a', 'x'.repeat(600_000)] });
    await expect(read(long)).rejects.toMatchObject({
      status: 413,
      message: expect.stringMatching(/^body\.events\.1 exceeds/) as unknown,
    });
    const many = JSON.stringify({ events: Array.from({ length: 10_001 }, () => []) });
    await expect(read(many)).rejects.toMatchObject({ status: 400 });
  });

  test.each(['{"__proto__":{"a":1}}', '{"a":{"constructor":{"prototype":{"b":1}}}}'])(
    'rejects names that reach the prototype of objects: %s',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({ status: 400 });
    },
  );
});
