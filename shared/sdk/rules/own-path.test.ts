import fc from 'fast-check';
import { ownPath } from './own-path.ts';

const ORIGIN = 'https://juno.example';

test.each(['/', '/store', '/store?plan=Duo&servers=2', '/invoice/abc#print', '/user/overview'])(
  '%s is a path of this site',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  '',
  'store',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/store/..//evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\tevil',
  '/\n/evil.example',
  ' /store',
  '@evil.example',
  `/${'a'.repeat(1000)}`,
  undefined,
  ['/store'],
  { toString: () => '/store' },
])('%p is not a path of this site', (text) => expect(ownPath(text)).toBeUndefined());

test('every accepted path stays on the site', () => {
  const alphabet = fc.constantFrom(
    '/',
    '\\',
    '.',
    '@',
    ':',
    '?',
    '#',
    '%',
    '5',
    'c',
    '2',
    'f',
    'a',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(alphabet, { maxLength: 12 }), (letters) => {
      const path = ownPath(`/${letters.join('')}`);
      if (path === undefined) return;
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(ownPath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});
