import type { FastifyRequest } from 'fastify';
import { isBearerKey, newBearerKey, sentKey } from './bearer-key.ts';

const sentIn = (authorization?: string) =>
  sentKey({ headers: { authorization } } as unknown as FastifyRequest);

test('what is no key is known without a question to the database', () => {
  const { id, key, hash } = newBearerKey('ptx');
  expect(key).toMatch(new RegExp(`^ptx_${id}_[\\w-]{43}$`));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const secret = key.slice(-43);
  expect(isBearerKey('ptx', key)).toBe(true);
  for (const wrong of [
    ...[`pty_${id}_${secret}`, `x${key}`, `${key}x`, key.slice(0, -1), `ptx${key.slice(4)}`],
    ...[`ptx_${id}x_${secret}`, `ptx_${'G'.repeat(12)}_${secret}`, `ptx_x${id.slice(1)}_${secret}`],
    ...[`ptx_${id}_${secret.slice(1)}!`, `ptx__${id}_${secret}`, ''],
  ])
    expect([wrong, isBearerKey('ptx', wrong)]).toEqual([wrong, false]);
  expect(sentIn('bearer   a-key')).toBe('a-key');
  for (const wrong of ['Bearer a key', 'Bearera-key', 'my Bearer a-key', undefined])
    expect([wrong, sentIn(wrong)]).toEqual([wrong, undefined]);
});
