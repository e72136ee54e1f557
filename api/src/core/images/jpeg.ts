import { ImageError, bytesAt, type ImageHeaders } from './image.ts';

const END = 0xd9;
const SCAN = 0xda;
/** Start-of-frame markers are C0 to CF, except for these three. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Headers of a JPEG, by its segments up to the end marker.
 * @throws ImageError
 */
export function readJpeg(bytes: Buffer): ImageHeaders {
  let size: Pick<ImageHeaders, 'width' | 'height'> | undefined;
  let scans = 0;
  for (let offset = 2; ;) {
    if (bytesAt(bytes, offset, 1).readUInt8(0) !== 0xff) {
      throw new ImageError(`has no marker at byte ${offset}`);
    }
    const marker = bytesAt(bytes, offset + 1, 1).readUInt8(0);
    if (marker === END) break;
    // Markers may have any number of fill bytes before them.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const length = bytesAt(bytes, offset + 2, 2).readUInt16BE(0);
    const data = bytesAt(bytes, offset + 2, Math.max(2, length));
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) {
      if (size) throw new ImageError(`declares its size twice (byte ${offset})`);
      const head = bytesAt(data, 0, 8);
      size = { width: head.readUInt16BE(5), height: head.readUInt16BE(3) };
    }
    offset += 2 + data.length;
    if (marker === SCAN) {
      scans += 1;
      offset = afterScan(bytes, offset);
    }
  }
  if (!size || scans === 0) throw new ImageError('has no picture');
  return { ...size, passes: scans };
}

/** In the data of a scan, FF is followed by 00, or by a restart marker (D0 to D7). */
function afterScan(bytes: Buffer, from: number): number {
  for (
    let offset = bytes.indexOf(0xff, from);
    offset !== -1;
    offset = bytes.indexOf(0xff, offset + 2)
  ) {
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return offset;
  }
  throw new ImageError(`is cut off at byte ${bytes.length}`);
}
