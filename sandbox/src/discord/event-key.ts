import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs the events of an application: Discord has one for each. */
function privateKeyOf(clientSecret: string): KeyObject {
  const seed = createHash('sha256').update(`events ${clientSecret}`).digest();
  return createPrivateKey({ key: Buffer.concat([HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/** The public key as Discord's portal shows it: 64 hexadecimal digits. */
export function publicKeyOf(clientSecret: string): string {
  const { x = '' } = createPublicKey(privateKeyOf(clientSecret)).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('hex');
}

/** The headers that prove where an event comes from. @param at epoch milliseconds */
export function signedHeaders(
  body: string,
  clientSecret: string,
  at: number,
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = sign(null, Buffer.from(timestamp + body), privateKeyOf(clientSecret));
  return {
    'content-type': 'application/json',
    'x-signature-ed25519': signature.toString('hex'),
    'x-signature-timestamp': timestamp,
  };
}
