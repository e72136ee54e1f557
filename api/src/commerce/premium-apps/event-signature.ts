import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SIGNATURE = /^[\da-f]{128}$/i;
const TIMESTAMP = /^\d{1,12}$/;

/**
 * Whether an event is of Discord: Ed25519 over its timestamp and its bytes. A replay is not told apart here, because
 * it has no effect.
 * @param publicKey 64 hexadecimal digits
 */
export function isSignedByDiscord(
  publicKey: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): boolean {
  const signature = String(headers['x-signature-ed25519'] ?? '');
  const timestamp = String(headers['x-signature-timestamp'] ?? '');
  if (!SIGNATURE.test(signature) || !TIMESTAMP.test(timestamp)) return false;
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify(null, signed, key, Buffer.from(signature, 'hex'));
}
