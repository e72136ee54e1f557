/** Extensions and media types of the accepted images. */
export const IMAGE_TYPES = {
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;

/** What the headers of an image say, in all places that a decoder reads. */
export interface ImageHeaders {
  width: number;
  height: number;
  /** How often a decoder goes over the canvas: frames of an animation, scans of a JPEG. */
  passes: number;
}

/** An image that is refused. The message follows the words "the image". */
export class ImageError extends Error {}

/**
 * The bytes of an image from one place to another.
 * @throws ImageError if the file ends before
 */
export function bytesAt(bytes: Buffer, at: number, length: number): Buffer {
  if (at + length > bytes.length) throw new ImageError(`is cut off at byte ${bytes.length}`);
  return bytes.subarray(at, at + length);
}

/** @throws ImageError if a frame is not within the canvas */
export function requireWithin(
  canvas: { width: number; height: number },
  frame: { x: number; y: number; width: number; height: number },
  at: number,
): void {
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  if (right > canvas.width || bottom > canvas.height) {
    throw new ImageError(
      `has a frame at byte ${at} that reaches to ${right} × ${bottom}, outside of its ${canvas.width} × ${canvas.height} pixels`,
    );
  }
}
