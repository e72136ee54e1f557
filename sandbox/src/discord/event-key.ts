import { createPublicKey, sign, type KeyObject } from 'node:crypto';

/** The public key of a private one, as Discord's portal shows it: 64 hexadecimal digits. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('hex');
}

/**
 * The headers that prove where an event comes from.
 * @param key Ed25519, private
 * @param at epoch milliseconds
 */
export function signedHeaders(body: string, key: KeyObject, at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = sign(null, Buffer.from(timestamp + body), key);
  return {
    'content-type': 'application/json',
    'x-signature-ed25519': signature.toString('hex'),
    'x-signature-timestamp': timestamp,
  };
}
