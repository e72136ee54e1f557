import { parseLimitHeaders } from './limit-headers.ts';

const bucket = {
  'x-ratelimit-limit': '5',
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': '1470173023.123',
  'x-ratelimit-reset-after': '64.57',
  'x-ratelimit-bucket': 'abcd1234',
};

describe('parseLimitHeaders', () => {
  it('parses the state of a bucket', () => {
    expect(parseLimitHeaders(200, new Headers(bucket), {})).toEqual({
      bucket: 'abcd1234',
      state: { limit: 5, remaining: 0, window: 1470173023.123, resetAfterMs: 64_570 },
    });
    expect(parseLimitHeaders(200, new Headers(), {})).toEqual({
      bucket: undefined,
      state: undefined,
    });
  });

  it.each([
    // Discord's documented examples. The header is rounded up, the body is exact.
    [
      { ...bucket, 'retry-after': '65', 'x-ratelimit-scope': 'user' },
      { message: 'You are being rate limited.', retry_after: 64.57, global: false },
      { retryAfterMs: 64_570, reach: 'bucket' },
    ],
    [
      { 'retry-after': '65', 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
      { message: 'You are being rate limited.', retry_after: 64.57, global: true },
      { retryAfterMs: 64_570, reach: 'token' },
    ],
    [
      { ...bucket, 'retry-after': '1337', 'x-ratelimit-scope': 'shared' },
      { message: 'The resource is being rate limited.', retry_after: 1336.57, global: false },
      { retryAfterMs: 1_336_570, reach: 'bucket' },
    ],
    // Without a readable body.
    [
      { ...bucket, 'x-ratelimit-scope': 'user' },
      undefined,
      { retryAfterMs: 64_570, reach: 'bucket' },
    ],
    // A block of this host by Discord's edge servers.
    [{ 'retry-after': '120' }, undefined, { retryAfterMs: 120_000, reach: 'everything' }],
    [{}, '<html>', { retryAfterMs: 60_000, reach: 'everything' }],
  ])('parses the 429 of case %#', (headers, body, refused) => {
    expect(parseLimitHeaders(429, new Headers(headers), body).refused).toEqual(refused);
  });
});
