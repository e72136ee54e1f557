import { generateKeyPairSync } from 'node:crypto';

/** A new key of the stand-in for Discord, which signs its webhook events, and its public half for the API. */
export function eventsKey(): Record<'DISCORD_PUBLIC_KEY' | 'SANDBOX_EVENTS_KEY', string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    DISCORD_PUBLIC_KEY: Buffer.from(x, 'base64url').toString('hex'),
    SANDBOX_EVENTS_KEY: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
  };
}
