import { ImageError, bytesAt, requireWithin, type ImageHeaders } from './image.ts';

type Size = Pick<ImageHeaders, 'width' | 'height'>;

/** Name and length before the data of a chunk. */
const CHUNK_HEAD = 8;
/** Position, size, duration and flags before the chunks of a frame. */
const FRAME_HEAD = 16;

/**
 * Headers of a WebP: lossy, lossless, extended or animated.
 * @throws ImageError
 */
export function readWebp(bytes: Buffer): ImageHeaders {
  const end = CHUNK_HEAD + bytesAt(bytes, 4, 4).readUInt32LE(0);
  const file = bytesAt(bytes, 0, end);
  let canvas: Size | undefined;
  let pictures = 0;
  for (const { name, data, at } of chunksOf(file, 12)) {
    if (name === 'VP8X' && !canvas) {
      const head = bytesAt(data, 0, 10);
      canvas = { width: head.readUIntLE(4, 3) + 1, height: head.readUIntLE(7, 3) + 1 };
    } else if (name === 'ANMF') {
      const frame = frameOf(data);
      if (!canvas) throw new ImageError('has a frame before its size (VP8X)');
      requireWithin(canvas, frame, at);
      pictures += 1;
      for (const inner of chunksOf(data, FRAME_HEAD)) requireSame(frame, sizeOf(inner), at);
    } else {
      const size = sizeOf({ name, data });
      if (!size) continue;
      canvas ??= size;
      requireSame(canvas, size, at);
      pictures += 1;
    }
  }
  if (!canvas || pictures === 0) throw new ImageError('has no picture (VP8 or VP8L)');
  return { ...canvas, passes: pictures };
}

interface Chunk {
  name: string;
  data: Buffer;
}

/** The chunks of a file or frame. Chunks of an odd length are followed by a zero. */
function* chunksOf(bytes: Buffer, from: number): Generator<Chunk & { at: number }> {
  let offset = from;
  while (offset < bytes.length) {
    const head = bytesAt(bytes, offset, CHUNK_HEAD);
    const length = head.readUInt32LE(4);
    const data = bytesAt(bytes, offset + CHUNK_HEAD, length);
    yield { name: head.toString('latin1', 0, 4), data, at: offset };
    offset += CHUNK_HEAD + length + (length % 2);
  }
}

/** Place and size of a frame; positions are in steps of two pixels. */
function frameOf(data: Buffer) {
  const head = bytesAt(data, 0, FRAME_HEAD);
  return {
    x: head.readUIntLE(0, 3) * 2,
    y: head.readUIntLE(3, 3) * 2,
    width: head.readUIntLE(6, 3) + 1,
    height: head.readUIntLE(9, 3) + 1,
  };
}

/** @returns undefined for a chunk that contains no pixels */
function sizeOf({ name, data }: Chunk): Size | undefined {
  if (name === 'VP8 ') {
    const head = bytesAt(data, 0, 10);
    if (head.readUIntBE(3, 3) !== 0x9d012a) throw new ImageError('has a damaged VP8 header');
    return { width: head.readUInt16LE(6) & 0x3fff, height: head.readUInt16LE(8) & 0x3fff };
  }
  if (name !== 'VP8L') return undefined;
  const head = bytesAt(data, 0, 5);
  if (head.readUInt8(0) !== 0x2f) throw new ImageError('has a damaged VP8L header');
  const bits = head.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function requireSame(declared: Size, size: Size | undefined, at: number): void {
  if (!size || (size.width === declared.width && size.height === declared.height)) return;
  throw new ImageError(
    `declares ${declared.width} × ${declared.height} pixels and has ${size.width} × ${size.height} (byte ${at})`,
  );
}
