import fc from 'fast-check';
import { matchRoute } from '@portico/sdk/platform';
import { overlap } from './overlap.ts';
import type { Addresses } from './overlap.ts';

const moods = { mood: { oneOf: { calm: 'Calm', wild: 'Wild' } } };
const anyDigits = { '*': { pattern: '[0-9]{1,20}' } };
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
  [{ path: '/a/*', params: anyDigits }, { path: '/a/b' }, undefined],
  [{ path: '/a/*', params: anyDigits }, { path: '/a/12' }, '/a/12'],
  [{ path: '/a/*', params: anyDigits }, { path: '/a/b/12' }, undefined],
  // What a param of the rest stands for is not known.
  [{ path: '/a/*', params: anyDigits }, { path: '/a/b/:id' }, '/a/b/:id'],
  [{ path: '/*', params: { '*': { oneOf: { 'a/b': 'B' } } } }, { path: '/a/b' }, '/a/b'],
  [{ path: '/a/*' }, { path: '/a/:mood', params: moods }, '/a/calm'],
  [{ path: '/:mood', params: moods }, { path: '/:any' }, '/calm'],
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
