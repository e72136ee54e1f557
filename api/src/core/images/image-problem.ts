import { readGif } from './gif.ts';
import { ImageError, type ImageExtension, type ImageHeaders } from './image.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/**
 * Width times height. A browser needs four bytes per pixel, so 16 MiB for such an image, and a page of the
 * avatar history shows a hundred. Libraries for Discord request avatars of 1024 × 1024.
 */
const MAX_PIXELS = 2048 * 2048;
/** Pixels times frames, or scans: 128 frames of 1024 × 1024. */
const MAX_DECODED_PIXELS = 128 * 1024 * 1024;
/** Frames, or scans, of any size: each costs time. */
export const MAX_PASSES = 1000;

const READERS: Record<ImageExtension, (bytes: Buffer) => ImageHeaders> = {
  png: readPng,
  gif: readGif,
  webp: readWebp,
  jpg: readJpeg,
};

/**
 * The type of an image by its first bytes, because a declared type cannot be trusted. Formats that
 * can contain scripts are not supported.
 */
export function imageExtension(bytes: Buffer): ImageExtension | undefined {
  const text = bytes.subarray(0, 12).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  return undefined;
}

/**
 * Why an image must not be shown: its type, its structure, or what decoding it would cost. Only headers
 * are read, no pixels, in steps that are linear in the length of the file.
 * @param expected its only accepted type
 * @returns words that follow the name of its field; undefined for a good image
 */
export function imageProblem(bytes: Buffer, expected?: ImageExtension): string | undefined {
  const extension = imageExtension(bytes);
  if (!extension) return 'must be PNG, JPEG, GIF or WebP';
  if (expected && extension !== expected) return `is ${extension}, but must be ${expected}`;
  try {
    return costProblem(READERS[extension](bytes));
  } catch (error) {
    if (error instanceof ImageError) return `${error.message}; send the whole ${extension} file`;
    throw error;
  }
}

function costProblem({ width, height, passes }: ImageHeaders): string | undefined {
  const pixels = width * height;
  const size = `has ${width} × ${height} pixels`;
  if (pixels === 0) return `${size}; send an image with pixels`;
  if (pixels > MAX_PIXELS) {
    return `${size}; send at most ${MAX_PIXELS}, for example 1024 × 1024 (?size=1024 of Discord)`;
  }
  if (passes > MAX_PASSES || pixels * passes > MAX_DECODED_PIXELS) {
    return `${size} in ${passes} frames or scans; send at most ${MAX_PASSES} of them, and at most ${MAX_DECODED_PIXELS} pixels in all: a smaller image, or a still one`;
  }
  return undefined;
}
