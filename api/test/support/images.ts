/** Images built byte by byte, for tests of what their headers say. The pixels are never decoded. */

const u16 = (value: number, endian: 'BE' | 'LE') => {
  const bytes = Buffer.alloc(2);
  if (endian === 'BE') bytes.writeUInt16BE(value);
  else bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number, endian: 'BE' | 'LE') => {
  const bytes = Buffer.alloc(4);
  if (endian === 'BE') bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
};
const u24 = (value: number) => u32(value, 'LE').subarray(0, 3);

interface Size {
  width: number;
  height: number;
}
/** A frame, or a part of a picture that claims another size than the whole. */
interface Frame extends Size {
  x?: number;
  y?: number;
}

/** A chunk of a PNG, without a valid checksum. */
export const pngChunk = (name: string, data: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([u32(data.length, 'BE'), Buffer.from(name, 'latin1'), data, u32(0, 'BE')]);

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
export const pngHeader = ({ width, height }: Size) =>
  pngChunk(
    'IHDR',
    Buffer.concat([u32(width, 'BE'), u32(height, 'BE'), Buffer.from([8, 6, 0, 0, 0])]),
  );

/** @param declared the number of frames that the file claims; default: as many as it has */
export function png(
  size: Size,
  {
    frames = [],
    declared = frames.length,
    pixels = Buffer.from('pixels'),
  }: {
    frames?: Frame[];
    declared?: number;
    pixels?: Buffer;
  } = {},
): Buffer {
  const control = ({ width, height, x = 0, y = 0 }: Frame) =>
    pngChunk(
      'fcTL',
      Buffer.concat([...[0, width, height, x, y].map((one) => u32(one, 'BE')), Buffer.alloc(6)]),
    );
  return Buffer.concat([
    PNG_SIGNATURE,
    pngHeader(size),
    ...(declared > 0 ? [pngChunk('acTL', Buffer.concat([u32(declared, 'BE'), u32(0, 'BE')]))] : []),
    pngChunk('IDAT', pixels),
    ...frames.map(control),
    pngChunk('IEND'),
  ]);
}

/** @param frames default: one that covers the canvas */
export function gif(size: Size, frames: Frame[] = [size]): Buffer {
  const frame = ({ width, height, x = 0, y = 0 }: Frame) =>
    Buffer.concat([
      Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c]),
      ...[x, y, width, height].map((one) => u16(one, 'LE')),
      // Flags with a color table of two colors, the width of codes, one sub-block, the end.
      Buffer.from([0x80, 1, 2, 3, 4, 5, 6, 2, 2, 0x4c, 0x01, 0]),
    ]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    ...[size.width, size.height].map((one) => u16(one, 'LE')),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...frames.map(frame),
    Buffer.from([0x3b]),
  ]);
}

const riffChunk = (name: string, data: Buffer) =>
  Buffer.concat([Buffer.from(name), u32(data.length, 'LE'), data, Buffer.alloc(data.length % 2)]);
const riff = (...chunks: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length, 'LE'), body]);
};

const lossy = ({ width, height }: Size) =>
  riffChunk(
    'VP8 ',
    Buffer.concat([
      Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]),
      ...[width, height].map((one) => u16(one, 'LE')),
      Buffer.from('pixels!'),
    ]),
  );
const lossless = ({ width, height }: Size) =>
  riffChunk(
    'VP8L',
    Buffer.concat([
      Buffer.from([0x2f]),
      u32(((width - 1) | ((height - 1) << 14)) >>> 0, 'LE'),
      Buffer.from('pixels'),
    ]),
  );
const extended = ({ width, height }: Size, ...chunks: Buffer[]) =>
  riff(
    riffChunk(
      'VP8X',
      Buffer.concat([Buffer.alloc(4), ...[width - 1, height - 1].map((one) => u24(one))]),
    ),
    ...chunks,
  );

export const webp = {
  lossy: (size: Size) => riff(lossy(size)),
  lossless: (size: Size) => riff(lossless(size)),
  /** A file of chunks without data, none of them a picture. */
  empty: (count: number) =>
    riff(...Array.from({ length: count }, () => riffChunk('XMP ', Buffer.alloc(0)))),
  /** @param inner the size that the pixels claim; undefined: there are none */
  extended: (size: Size, inner?: Size) => extended(size, ...(inner ? [lossy(inner)] : [])),
  /** @param inner the size that the pixels of each frame claim; default: that of the frame */
  animated: (size: Size, frames: Frame[], inner?: Size) =>
    extended(
      size,
      riffChunk('ANIM', Buffer.alloc(6)),
      ...frames.map((frame) => {
        const { x = 0, y = 0, width, height } = frame;
        const head = [x / 2, y / 2, width - 1, height - 1, 100].map((one) => u24(one));
        const pixels = lossless(inner ?? frame);
        return riffChunk('ANMF', Buffer.concat([...head, Buffer.alloc(1), pixels]));
      }),
    ),
};

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2, 'BE'), data]);
const jpegSize = ({ width, height }: Size) =>
  segment(
    0xc2,
    Buffer.concat([
      Buffer.from([8]),
      ...[height, width].map((one) => u16(one, 'BE')),
      Buffer.from([1, 1, 0x11, 0]),
    ]),
  );
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
  // An escaped FF and a restart marker belong to the data.
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
]);

/** @param sizes further declarations of a size */
export const jpeg = (
  size: Size,
  { scans = 1, sizes = [] }: { scans?: number; sizes?: Size[] } = {},
) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0')),
    ...[size, ...sizes].map(jpegSize),
    // Fill bytes before a marker.
    Buffer.from([0xff, 0xff]),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
