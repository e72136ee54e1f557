import { RateLimitBucket } from './rate-limit-bucket.ts';

const state = (remaining: number, window = 1, resetAfterMs = 1000) => ({
  limit: 5,
  remaining,
  window,
  resetAfterMs,
});

describe('RateLimitBucket', () => {
  it('allows one request until the first answer', () => {
    const bucket = new RateLimitBucket();
    expect(bucket.take(0)).toBe(true);
    expect(bucket.take(0)).toBeUndefined();
    bucket.settle(state(4), true, 0);
    for (let request = 0; request < 4; request += 1) expect(bucket.take(1)).toBe(true);
    expect(bucket.take(1)).toBe(1000);
  });

  it('reopens after the window when no request is in flight', () => {
    const bucket = new RateLimitBucket();
    bucket.take(0);
    bucket.settle(state(0), true, 0);
    expect(bucket.take(999)).toBe(1000);
    expect(bucket.take(1000)).toBe(true);
  });

  it('ignores the count of an answer that arrives out of order', () => {
    const bucket = new RateLimitBucket();
    bucket.take(0);
    bucket.settle(state(4), true, 0);
    for (let request = 0; request < 4; request += 1) bucket.take(0);
    bucket.settle(state(0), true, 10);
    bucket.settle(state(3), true, 11);
    expect(bucket.take(12)).toBe(1010 + 1);
  });

  it('resets with the answer of a new window', () => {
    const bucket = new RateLimitBucket();
    bucket.take(0);
    bucket.settle(state(0, 1, 100), true, 0);
    bucket.take(100);
    bucket.settle(state(4, 2, 100), true, 110);
    for (let request = 0; request < 4; request += 1) expect(bucket.take(120)).toBe(true);
    expect(bucket.take(120)).toBe(210);
  });

  it('has no limit without limit headers until it is closed', () => {
    const bucket = new RateLimitBucket();
    bucket.take(0);
    bucket.settle(undefined, true, 0);
    for (let request = 0; request < 100; request += 1) expect(bucket.take(0)).toBe(true);
    bucket.close(500);
    expect(bucket.take(499)).toBe(500);
  });

  it('allows a request after an unanswered one', () => {
    const bucket = new RateLimitBucket();
    bucket.take(0);
    expect(bucket.isIdle(0)).toBe(false);
    bucket.settle(undefined, false, 0);
    expect(bucket.isIdle(0)).toBe(true);
    expect(bucket.take(0)).toBe(true);
    expect(bucket.take(0)).toBeUndefined();
  });
});
