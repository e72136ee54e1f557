import { pickEncoding } from './accept-encoding.ts';

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['brotli', undefined],
    [undefined, undefined],
  ])('picks for %j: %j', (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});
