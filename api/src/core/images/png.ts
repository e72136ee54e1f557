import { ImageError, bytesAt, requireWithin, type ImageHeaders } from './image.ts';

const SIGNATURE_BYTES = 8;
/** Length and name before the data of a chunk, and the checksum after it. */
const CHUNK_HEAD = 8;
const CHUNK_END = 4;

/**
 * Headers of a PNG or APNG, by its chunks up to IEND.
 * @throws ImageError
 */
export function readPng(bytes: Buffer): ImageHeaders {
  let canvas: Pick<ImageHeaders, 'width' | 'height'> | undefined;
  let declared: number | undefined;
  let frames = 0;
  let hasPixels = false;
  for (let offset = SIGNATURE_BYTES; ;) {
    const head = bytesAt(bytes, offset, CHUNK_HEAD);
    const length = head.readUInt32BE(0);
    const name = head.toString('latin1', 4);
    const data = bytesAt(bytes, offset + CHUNK_HEAD, length + CHUNK_END);
    if (canvas ? name === 'IHDR' : name !== 'IHDR' || length !== 13) {
      throw new ImageError(`does not begin with one IHDR chunk (byte ${offset})`);
    }
    canvas ??= { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
    if (name === 'IDAT') hasPixels = true;
    if (name === 'acTL') declared = bytesAt(data, 0, 8).readUInt32BE(0);
    if (name === 'fcTL') {
      const [width, height, x, y] = [4, 8, 12, 16].map((field) =>
        bytesAt(data, 0, 26).readUInt32BE(field),
      ) as [number, number, number, number];
      requireWithin(canvas, { x, y, width, height }, offset);
      frames += 1;
    }
    if (name === 'IEND') break;
    offset += CHUNK_HEAD + length + CHUNK_END;
  }
  if (!hasPixels) throw new ImageError('has no IDAT chunk');
  if (declared !== undefined && declared !== frames) {
    throw new ImageError(`declares ${declared} frames and has ${frames}`);
  }
  return { ...canvas, passes: Math.max(1, frames) };
}
