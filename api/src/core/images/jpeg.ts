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
  for (let at = 2; ;) {
    if (bytesAt(bytes, at, 1).readUInt8(0) !== 0xff) {
      throw new ImageError(`has no marker at byte ${at}`);
    }
    const marker = bytesAt(bytes, at + 1, 1).readUInt8(0);
    if (marker === END) break;
    // Markers may have any number of fill bytes before them.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytesAt(bytes, at + 2, 2).readUInt16BE(0);
    const data = bytesAt(bytes, at + 2, Math.max(2, length));
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) {
      if (size) throw new ImageError(`declares its size twice (byte ${at})`);
      const head = bytesAt(data, 0, 8);
      size = { width: head.readUInt16BE(5), height: head.readUInt16BE(3) };
    }
    at += 2 + data.length;
    if (marker === SCAN) {
      scans += 1;
      at = afterScan(bytes, at);
    }
  }
  if (!size || scans === 0) throw new ImageError('has no picture');
  return { ...size, passes: scans };
}

/** In the data of a scan, FF is followed by 00, or by a restart marker (D0 to D7). */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new ImageError(`is cut off at byte ${bytes.length}`);
}
