import { BUCKETS, isInShare, readBucket } from './assignment.ts';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const groupsOf = (canary: number, share: number) =>
  buckets.filter((bucket) => isInShare(bucket, canary, share));

describe('the groups of a canary', () => {
  it.each([1, 10, 25, 50, 90])('are exactly %d percent', (share) => {
    for (const canary of [1, 2, 77, 9_999]) {
      expect(groupsOf(canary, share)).toHaveLength(share * 10);
    }
  });

  it('stay when the share grows', () => {
    for (const canary of [3, 4]) {
      const large = new Set(groupsOf(canary, 50));
      expect(groupsOf(canary, 25).every((bucket) => large.has(bucket))).toBe(true);
    }
  });

  it('differ from canary to canary', () => {
    const counts = buckets.map(
      (bucket) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((id) => isInShare(bucket, id, 10)).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(500);
  });
});

it.each([
  ['0', 0],
  ['999', 999],
  ['1000', undefined],
  ['-1', undefined],
  ['a', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookie %j names the group %j', (cookie, bucket) => {
  expect(readBucket(cookie)).toBe(bucket);
});
