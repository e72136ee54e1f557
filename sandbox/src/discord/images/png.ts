import { crc32, deflateSync } from 'node:zlib';

/** Pixels row by row, four bytes each: red, green, blue, alpha. */
export interface Picture {
  width: number;
  height: number;
  /** More than one frame makes an animation that repeats forever. */
  frames: Uint8Array[];
  /** Time of one frame in milliseconds. */
  delayMs: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Writes PNG, or APNG for several frames, which every browser plays. */
export function encodePng({ width, height, frames, delayMs }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, RGBA; compression, filter and interlace are 0.
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [SIGNATURE, chunk('IHDR', header)];
  let sequence = 0;
  if (frames.length > 1) parts.push(chunk('acTL', words(frames.length, 0)));
  for (const [index, pixels] of frames.entries()) {
    if (frames.length > 1) {
      const control = Buffer.alloc(26);
      control.set(words(sequence, width, height, 0, 0));
      sequence += 1;
      control.writeUInt16BE(delayMs, 20);
      control.writeUInt16BE(1000, 22);
      parts.push(chunk('fcTL', control));
    }
    const data = compress(pixels, width, height);
    if (index === 0) {
      parts.push(chunk('IDAT', data));
    } else {
      parts.push(chunk('fdAT', Buffer.concat([words(sequence), data])));
      sequence += 1;
    }
  }
  parts.push(chunk('IEND', Buffer.alloc(0)));
  return Buffer.concat(parts);
}

/** Each row filtered by the difference from the pixel to its left, which suits gradients. */
function compress(pixels: Uint8Array, width: number, height: number): Buffer {
  const stride = width * 4;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * stride;
    const to = y * (stride + 1);
    rows[to] = 1;
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (pixels[from + x - 4] ?? 0);
      rows[to + 1 + x] = (pixels[from + x] ?? 0) - left;
    }
  }
  return deflateSync(rows, { level: 6 });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([words(data.length), body, words(crc32(body))]);
}

function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, index * 4);
  return buffer;
}
