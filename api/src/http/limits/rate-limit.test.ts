import type { FastifyRequest } from 'fastify';
import type { Config } from '../../core/config/config.ts';
import { ProblemError } from '../problem/problem.ts';
import { RateLimit, Windows } from './rate-limit.ts';
import type { CatalogRoute } from '../contract/route-catalog.ts';

test('Windows counts hits per key and resets them with the window', () => {
  let now = 1_000_000;
  const windows = new Windows(() => now);
  const hit = (key: string) => windows.hit(key, 2);
  expect([hit('a'), hit('a'), hit('a'), hit('b')]).toEqual([undefined, undefined, 60, undefined]);
  now += 59_999;
  expect(hit('a')).toBe(1);
  now += 1;
  expect(hit('a')).toBeUndefined();
});

test('Windows forgets the oldest key beyond fifty thousand', () => {
  const windows = new Windows(() => 0);
  const hits = (key: string) => windows.hit(key, 1);
  hits('first');
  hits('second');
  for (let index = 2; index < 50_000; index += 1) hits(`k${index}`);
  expect(hits('first')).toBe(60);
  hits('one more');
  expect([hits('second'), hits('first')]).toEqual([60, undefined]);
});

test('A client beyond the limit of a route is told how long to wait, and other routes and clients are not affected', () => {
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const limit = new RateLimit({ rateLimit: 1 } as Config);
  const refusal = (handler: string, clientAddress: string, requestsPerMinute?: number) => {
    try {
      limit.count(
        { handler, requestsPerMinute } as CatalogRoute,
        { clientAddress } as FastifyRequest,
      );
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { status, kind, message, headers } = error;
      return { status, kind, message, headers };
    }
    return undefined;
  };
  expect(refusal('Notes.list', '203.0.113.1')).toBeUndefined();
  expect(refusal('Notes.list', '203.0.113.1')).toEqual({
    ...{ status: 429, kind: 'rate-limited' },
    message: 'Too many requests. Wait a moment and try again.',
    headers: { 'retry-after': '60' },
  });
  expect(refusal('Notes.list', '203.0.113.2')).toBeUndefined();
  expect(refusal('Notes.add', '203.0.113.1')).toBeUndefined();
  for (let sent = 0; sent < 3; sent += 1)
    expect(refusal('Health.live', '203.0.113.1', Infinity)).toBeUndefined();
  jest.restoreAllMocks();
});
