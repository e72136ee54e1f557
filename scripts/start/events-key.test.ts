import { createPublicKey } from 'node:crypto';
import { eventsKey } from './events-key.ts';

test('the API gets the public half of the key, as Discord shows it', () => {
  const { DISCORD_PUBLIC_KEY, SANDBOX_EVENTS_KEY } = eventsKey();
  expect(DISCORD_PUBLIC_KEY).toMatch(/^[\da-f]{64}$/);
  const { x } = createPublicKey(SANDBOX_EVENTS_KEY).export({ format: 'jwk' });
  expect(Buffer.from(DISCORD_PUBLIC_KEY, 'hex').toString('base64url')).toBe(x);
});
