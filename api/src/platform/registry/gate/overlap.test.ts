import fc from 'fast-check';
import { matchRoute } from '@portico/sdk/platform';
import { overlap } from './overlap.ts';
import type { Addresses } from './overlap.ts';

const moods = { mood: { oneOf: { calm: 'Calm', wild: 'Wild' } } };
const digits = { id: { pattern: '[0-9]{1,20}' } };

test.each<[Addresses, Addresses, string | undefined]>([
  [{ path: '/' }, { path: '/' }, '/'],
  [{ path: '/a' }, { path: '/b' }, undefined],
  [{ path: '/a' }, { path: '/a/b' }, undefined],
  [{ path: '/:mood', params: moods }, { path: '/wild' }, '/wild'],
  [{ path: '/:mood', params: moods }, { path: '/sad' }, undefined],
  [{ path: '/:mood', params: moods }, { path: '/:id', params: digits }, undefined],
  [{ path: '/:id', params: digits }, { path: '/12' }, '/12'],
  [{ path: '/:id', params: digits }, { path: '/1a' }, undefined],
  [{ path: '/a/*' }, { path: '/a' }, '/a'],
  [{ path: '/a/*' }, { path: '/a/b/c' }, '/a/b/c'],
  [{ path: '/a/*' }, { path: '/b/*' }, undefined],
  [{ path: '/*' }, { path: '/a/:id' }, '/a/:id'],
  [{ path: '/a/*', params: { '*': { pattern: '[0-9]{1,20}' } } }, { path: '/a/b' }, undefined],
])('the overlap of %j and %j is %s', (one, other, address) => {
  expect(overlap(one, other)).toBe(address);
  expect(overlap(other, one) === undefined).toBe(address === undefined);
});

test('routes without an overlap never match the same address', () => {
  const segment = fc.constantFrom('a', 'b', '12', ':mood', ':id');
  const route = fc
    .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
    .map(([segments, isOpen]): Addresses => ({
      path: `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`,
      params: { ...moods, ...digits },
    }));
  const address = fc
    .array(fc.constantFrom('a', 'b', '12', 'calm', 'wild', '7'), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(route, route, address, (one, other, at) => {
      const both = matchRoute(at, [one]) && matchRoute(at, [other]);
      return !both || overlap(one, other) !== undefined;
    }),
    { numRuns: 2000 },
  );
});
