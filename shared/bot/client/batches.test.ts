import { batchesOf, bodyOf, pack } from './batches.ts';
import { eventId } from './event-id.ts';
import { MAX_BODY_BYTES, MAX_ITEM_BYTES } from './streams.ts';

const items = (count: number, bytes = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, text: 'x'.repeat(bytes) }));

test('batches keep the order, and have at most the accepted number and size', () => {
  const sizes = (count: number, bytes: number) =>
    batchesOf(pack(items(count, bytes)).packed, 20).map((batch) => batch.length);
  expect(sizes(0, 1)).toEqual([]);
  expect(sizes(41, 1)).toEqual([20, 20, 1]);
  expect(sizes(20, 500_000)).toEqual([16, 4]);
  const [batch = []] = batchesOf(pack(items(20, 500_000)).packed, 20);
  expect(Buffer.byteLength(bodyOf({ revision: 1 }, 'events', batch))).toBeLessThanOrEqual(
    MAX_BODY_BYTES,
  );
});

test('an item that is too large is rejected, and the others are sent', () => {
  const [small, large] = [...items(1), ...items(1, MAX_ITEM_BYTES)];
  const { packed, receipt } = pack([large!, small!]);
  expect(packed.map(({ index }) => index)).toEqual([1]);
  expect(receipt.rejected).toMatchObject([{ index: 0, id: '0' }]);
});

test('a body has its fields, and the items as a list', () => {
  const { packed } = pack([{ a: 1 }, { a: 'ü' }]);
  expect(JSON.parse(bodyOf({ revision: 2, part: 1 }, 'entries', packed))).toEqual({
    ...{ revision: 2, part: 1 },
    entries: [{ a: 1 }, { a: 'ü' }],
  });
  expect(bodyOf({}, 'events', [])).toBe('{"events":[]}');
});

test('equal parts give equal ids that the site accepts', () => {
  const ids = [eventId('shard', 3, 1), eventId('a b', 3), eventId('x'.repeat(99))];
  expect(ids[0]).toBe('shard-3-1');
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9._:-]{1,64}$/);
  expect(eventId('a b', 3)).toBe(ids[1]);
  expect(eventId('a b3')).not.toBe(ids[1]);
});
