import { ImageError, bytesAt, requireWithin, type ImageHeaders } from './image.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;

/**
 * Headers of a GIF, by its blocks up to the trailer.
 * @throws ImageError
 */
export function readGif(bytes: Buffer): ImageHeaders {
  const screen = bytesAt(bytes, 6, 7);
  const canvas = { width: screen.readUInt16LE(0), height: screen.readUInt16LE(2) };
  let offset = 13 + colorTableBytes(screen.readUInt8(4));
  let frames = 0;
  for (;;) {
    const block = bytesAt(bytes, offset, 1).readUInt8(0);
    if (block === TRAILER) break;
    if (block === EXTENSION) {
      offset = afterSubBlocks(bytes, offset + 2);
    } else if (block === FRAME) {
      const frame = bytesAt(bytes, offset + 1, 9);
      const [x, y, width, height] = [0, 2, 4, 6].map((field) => frame.readUInt16LE(field)) as [
        ...[number, number, number, number],
      ];
      requireWithin(canvas, { x, y, width, height }, offset);
      frames += 1;
      // One byte after the color table: the first width of codes.
      offset = afterSubBlocks(bytes, offset + 11 + colorTableBytes(frame.readUInt8(8)));
    } else {
      throw new ImageError(`has no block at byte ${offset}`);
    }
  }
  if (frames === 0) throw new ImageError('has no frame');
  return { ...canvas, passes: frames };
}

/** Length of the color table that a flags byte announces. */
const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Sub-blocks begin with their length; a length of 0 ends them. */
function afterSubBlocks(bytes: Buffer, from: number): number {
  let offset = from;
  for (;;) {
    const length = bytesAt(bytes, offset, 1).readUInt8(0);
    offset += 1 + length;
    if (length === 0) return offset;
  }
}
