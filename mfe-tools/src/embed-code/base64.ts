/** The UTF-8 bytes of a text as base64url, without padding. */
export function encodeBase64(text: string): string {
  return bytesToBase64(new TextEncoder().encode(text));
}

/** @returns undefined for invalid base64 or UTF-8 */
export function decodeBase64(base64: string): string | undefined {
  const bytes = base64ToBytes(base64);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Base64url without padding. */
export function bytesToBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns undefined for invalid base64 of either alphabet */
export function base64ToBytes(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
