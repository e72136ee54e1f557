import {
  PNG_SIGNATURE,
  gif,
  jpeg,
  png,
  pngChunk,
  pngHeader,
  webp,
} from '../../../test/support/images.ts';
import { MAX_PASSES, imageProblem } from './image-problem.ts';

const square = (side: number) => ({ width: side, height: side });
const SMALL = square(64);
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

const GOOD: [string, Buffer][] = [
  ['a PNG', png(square(1024))],
  ['an APNG', png(SMALL, { frames: [SMALL, { ...square(10), x: 54, y: 54 }] })],
  ['a GIF', gif(SMALL)],
  ['an animated GIF', gif(square(512), times(120, square(512)))],
  ['a lossy WebP', webp.lossy(SMALL)],
  ['a lossless WebP', webp.lossless(square(1024))],
  ['an extended WebP', webp.extended(SMALL, SMALL)],
  ['an animated WebP', webp.animated(SMALL, [SMALL, { ...square(10), x: 54, y: 54 }])],
  ['a JPEG', jpeg(square(2048))],
  ['a progressive JPEG', jpeg(square(1024), { scans: 12 })],
];

/** Images that decode to too many pixels, by each header that a decoder reads. */
const LARGE: [string, Buffer][] = [
  ['a PNG', png({ width: 2049, height: 2048 })],
  ['a PNG with the largest sides', png(square(0x7fffffff))],
  ['a GIF', gif(square(0xffff))],
  ['a lossy WebP', webp.lossy(square(0x3fff))],
  ['a lossless WebP', webp.lossless(square(0x4000))],
  ['an extended WebP', webp.extended(square(0x3fff), square(0x3fff))],
  ['an animated WebP', webp.animated(square(0x4000), [SMALL])],
  ['a JPEG', jpeg(square(0xffff))],
];

const BOMBS: [string, Buffer][] = [
  ['an APNG', png(square(1024), { frames: times(129, square(1024)) })],
  ['an APNG of small frames', png(square(1024), { frames: times(129, square(1)) })],
  ['a GIF', gif(square(2048), times(33, square(2048)))],
  ['a GIF of tiny frames', gif(square(8), times(MAX_PASSES + 1, square(8)))],
  ['a WebP', webp.animated(square(2048), times(33, square(2)))],
  ['a JPEG with many scans', jpeg(square(2048), { scans: 33 })],
];

/** Images whose headers contradict each other, or their contents. */
const LIES: [string, Buffer, RegExp][] = [
  [
    'an APNG with a frame beside its canvas',
    png(SMALL, { frames: [{ ...SMALL, x: 1 }] }),
    /reaches to 65 × 64, outside/,
  ],
  [
    'an APNG with more frames than it declares',
    png(SMALL, { frames: times(3, SMALL), declared: 1 }),
    /declares 1 frames and has 3/,
  ],
  [
    'a PNG with two headers',
    Buffer.concat([PNG_SIGNATURE, pngHeader(square(1)), png(square(9000)).subarray(8)]),
    /one IHDR chunk \(byte 33\)/,
  ],
  [
    'a PNG that begins with another chunk',
    Buffer.concat([PNG_SIGNATURE, pngChunk('IDAT'), png(SMALL).subarray(8)]),
    /one IHDR chunk \(byte 8\)/,
  ],
  [
    'a PNG without pixels',
    Buffer.concat([PNG_SIGNATURE, pngHeader(SMALL), pngChunk('IEND')]),
    /no IDAT/,
  ],
  ['a PNG without width', png({ width: 0, height: 64 }), /has 0 × 64 pixels/],
  [
    'a GIF with a frame larger than its screen',
    gif(square(1), [square(0xffff)]),
    /reaches to 65535 × 65535, outside of its 1 × 1/,
  ],
  ['a GIF without a frame', gif(SMALL, []), /no frame/],
  [
    'a GIF with an unknown block',
    Buffer.concat([gif(SMALL).subarray(0, -1), Buffer.from([7])]),
    /no block at byte/,
  ],
  [
    'a WebP whose pixels have another size',
    webp.extended(square(1), square(9000)),
    /declares 1 × 1 pixels and has 9000 × 9000/,
  ],
  [
    'a WebP whose frames have another size',
    webp.animated(SMALL, [SMALL], square(9000)),
    /declares 64 × 64 pixels and has 9000/,
  ],
  [
    'a WebP with a frame outside',
    webp.animated(SMALL, [square(66)]),
    /reaches to 66 × 66, outside/,
  ],
  ['a WebP without pixels', webp.extended(SMALL), /no picture/],
  ['a JPEG with two sizes', jpeg(square(1), { sizes: [square(9000)] }), /size twice/],
  ['a JPEG whose height comes later', jpeg({ width: 64, height: 0 }), /has 64 × 0 pixels/],
  ['a JPEG without a scan', jpeg(SMALL, { scans: 0 }), /no picture/],
  [
    'a JPEG with bytes that are no marker',
    Buffer.concat([jpeg(SMALL).subarray(0, -2), Buffer.from([0xff, 0xe1, 0, 2, 7])]),
    /no marker at byte/,
  ],
];

/** Files as long as the largest avatar, built to cost as many steps as possible. */
const LONG: [string, Buffer][] = [
  [
    'a PNG of empty chunks',
    Buffer.concat([PNG_SIGNATURE, pngHeader(SMALL), ...times(21_000, pngChunk('tEXt'))]),
  ],
  [
    'a GIF of sub-blocks with one byte',
    Buffer.concat([
      gif(SMALL).subarray(0, -1),
      Buffer.from([0x21, 0xfe]),
      Buffer.alloc(256 * 1024, 1),
    ]),
  ],
  [
    'a GIF of empty extensions',
    Buffer.concat([gif(SMALL).subarray(0, -1), ...times(85_000, Buffer.from([0x21, 0xfe, 0]))]),
  ],
  ['a WebP of empty chunks', webp.empty(30_000)],
  [
    'a JPEG of fill bytes',
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(256 * 1024, 0xff)]),
  ],
  [
    'a JPEG of escapes',
    Buffer.concat([jpeg(SMALL).subarray(0, -2), Buffer.alloc(256 * 1024, Buffer.from([0xff, 0]))]),
  ],
];

describe('an image', () => {
  it.each(GOOD)('is accepted: %s', (_what, bytes) => {
    expect(imageProblem(bytes)).toBeUndefined();
    // Browsers ignore what follows the end.
    expect(imageProblem(Buffer.concat([bytes, Buffer.from('more')]))).toBeUndefined();
  });

  it.each(GOOD)('is refused where it is cut off, at every byte: %s', (_what, bytes) => {
    for (let end = 0; end < Math.min(bytes.length, 2000); end += 1)
      expect([end, imageProblem(bytes.subarray(0, end))]).toEqual([end, expect.any(String)]);
  });

  it.each(LARGE)('of too many pixels is refused: %s (threats row 135)', (_what, bytes) => {
    expect(imageProblem(bytes)).toMatch(/has \d+ × \d+ pixels; send at most 4194304/);
  });

  it.each(BOMBS)('of too many frames or scans is refused: %s', (_what, bytes) => {
    expect(imageProblem(bytes)).toMatch(/in \d+ frames or scans; send at most 1000 of them/);
  });

  it.each(LIES)('is refused where its headers lie: %s', (_what, bytes, problem) => {
    expect(imageProblem(bytes)).toMatch(problem);
  });

  it.each(['<svg onload="x"/>', 'BM', 'RIFF\0\0\0\0WAVE', 'GIF86a', '\x89PNG\r\n', ''])(
    'of another type is refused: %j',
    (text) => {
      expect(imageProblem(Buffer.from(text, 'latin1'))).toBe('must be PNG, JPEG, GIF or WebP');
    },
  );

  it('is refused if its bytes have another type than its address says', () => {
    expect(imageProblem(gif(SMALL), 'png')).toBe('is gif, but must be png');
    expect(imageProblem(png(SMALL), 'png')).toBeUndefined();
  });

  it.each(LONG)('costs a number of reads that is linear in its length: %s', (_what, bytes) => {
    const reads = countReads();
    imageProblem(bytes);
    expect(reads()).toBeGreaterThan(1000);
    expect(reads()).toBeLessThan(3 * bytes.length);
  });

  it('with random bytes never throws', () => {
    for (const [seed, [, image]] of GOOD.entries()) {
      for (let round = 0; round < 300; round += 1) {
        const bytes = Buffer.from(image.subarray(0, 3000));
        for (let change = 0; change < 4; change += 1) {
          const random = Math.imul(round * 4 + change + 1, 2654435761 + seed * 40503) >>> 0;
          bytes[random % bytes.length] = random >>> 24;
        }
        expect(['string', 'undefined']).toContain(typeof imageProblem(bytes));
      }
    }
  });
});

/** Counts the reads of `bytesAt`, and of the search for the end of a scan. */
function countReads(): () => number {
  const slices = jest.spyOn(Buffer.prototype, 'subarray');
  const searches = jest.spyOn(Buffer.prototype, 'indexOf');
  return () => slices.mock.calls.length + searches.mock.calls.length;
}

afterEach(() => jest.restoreAllMocks());
