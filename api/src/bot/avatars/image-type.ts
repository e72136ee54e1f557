/** Extensions and media types of the accepted images. */
export const IMAGE_TYPES = {
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;

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
