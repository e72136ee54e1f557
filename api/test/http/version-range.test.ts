import { assert, constantFrom, nat, property, tuple } from 'fast-check';
import { satisfies as npmSatisfies } from 'semver';
import { satisfies } from '@portico/sdk/platform/version-range';

const version = tuple(nat(2), nat(3), nat(3)).map((numbers) => numbers.join('.'));

test('a range has the same meaning as in npm', () => {
  assert(
    property(version, version, constantFrom('^', ''), (one, other, sign) => {
      const range = sign + other;
      // Releases contain ranges with ^ only.
      expect(satisfies(one, range)).toBe(sign === '^' && npmSatisfies(one, range));
    }),
    { numRuns: 2000 },
  );
});
