import { JoinedReads } from './joined-reads.ts';

function readsOf(values: Record<string, number>) {
  const asked: string[][] = [];
  const reads = new JoinedReads<number>(async (keys) => {
    asked.push(keys);
    return new Map(keys.flatMap((key) => (key in values ? [[key, values[key]!] as const] : [])));
  });
  return { reads, asked };
}

test('callers of one round share a read, and each gets its own value', async () => {
  const { reads, asked } = readsOf({ a: 1, b: 2 });
  const all = await Promise.all(['a', 'b', 'a', 'c'].map((key) => reads.get(key)));
  expect(all).toEqual([1, 2, 1, undefined]);
  expect(asked).toEqual([['a', 'b', 'c']]);
});

test('a value is read again for who asks after the read has begun', async () => {
  const values = { a: 1 };
  const { reads, asked } = readsOf(values);
  expect(await reads.get('a')).toBe(1);
  values.a = 2;
  expect(await reads.get('a')).toBe(2);
  expect(asked).toEqual([['a'], ['a']]);
});

test('a read has a limited number of keys', async () => {
  const { reads, asked } = readsOf({});
  await Promise.all(Array.from({ length: 250 }, (_, index) => reads.get(String(index))));
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('an error reaches every caller of its read, and no later one', async () => {
  let fails = true;
  const reads = new JoinedReads<number>(async () => {
    if (fails) throw new Error('broken');
    return new Map([['a', 1]]);
  });
  const both = await Promise.allSettled([reads.get('a'), reads.get('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await reads.get('a')).toBe(1);
});
