import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BROTLI_BEST, BROTLI_QUICK, isBrotliOf, toBrotli, toGzip } from './compress.ts';

const bytes = Buffer.from('a text that shrinks, '.repeat(500));
const empty = Buffer.alloc(0);

test('compressed bytes become the original again', async () => {
  expect(gunzipSync(await toGzip(bytes, 9))).toEqual(bytes);
  for (const quality of [BROTLI_QUICK, BROTLI_BEST])
    expect(brotliDecompressSync(await toBrotli(bytes, quality))).toEqual(bytes);
});

test.each([
  ['the same bytes', brotliCompressSync(bytes), bytes, true],
  ['no bytes', brotliCompressSync(empty), empty, true],
  ['other bytes', brotliCompressSync(bytes), Buffer.from('x'.repeat(bytes.length)), false],
  ['more bytes', brotliCompressSync(bytes), bytes.subarray(1), false],
  ['no Brotli', Buffer.from('not brotli'), bytes, false],
])(
  'whether a file is the Brotli of %s is found by opening it',
  async (_what, file, original, is) => {
    expect(await isBrotliOf(file, original)).toBe(is);
  },
);
