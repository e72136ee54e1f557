/** Extension and media type of the pictures that are taken. */
export const IMAGE_TYPES = {
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;

/**
 * What a picture is by its first bytes; a sender's word for it counts for nothing. Formats that
 * can carry scripts are not among them.
 */
export function imageExtension(bytes: Buffer): ImageExtension | undefined {
  const text = bytes.subarray(0, 12).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  return undefined;
}
