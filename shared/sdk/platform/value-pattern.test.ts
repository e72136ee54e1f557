import fc from 'fast-check';
import { MAX_REPEAT, fitsPieces, parsePattern, patternProblem } from './value-pattern.ts';

const fits = (pattern: string, value: string) => fitsPieces(parsePattern(pattern), value);

/** A value that counts the reads of its characters. */
function counted(text: string) {
  let reads = 0;
  const value = {
    length: text.length,
    charCodeAt: (index: number) => {
      reads += 1;
      return text.charCodeAt(index);
    },
  };
  return { value, reads: () => reads };
}

/** Valid classes, literals and counts; not every sequence of them is a valid pattern. */
const piece = fc
  .tuple(
    fc.constantFrom('[a]', '[b-d]', '[^a]', '[0-9]', '[a-z0-9-]', '[^/]', 'a', 'b', '-'),
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 0, max: 4 }),
  )
  .map(([text, min, more]) => {
    if (!text.startsWith('[')) return text;
    return more === 0 ? `${text}{${min}}` : `${text}{${min},${min + more}}`;
  });
const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
const accepted = pattern.filter((text) => patternProblem(text) === undefined);
const value = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '7', '-', '/', 'ü'),
  maxLength: 30,
});

test.each([
  ['[A-Za-z0-9-]{1,64}', 'a-1', ['', 'a_1', 'a'.repeat(65)]],
  ['[^/]{1,200}', 'ä 😀', ['a/b', '']],
  ['v[0-9]{1,3}[.][0-9]{1,3}', 'v1.22', ['v1', '1.2', 'v1.2.3']],
  ['abc', 'abc', ['ab', 'abcd', 'Abc']],
  ['[a]{2}[ab]{2}', 'aaab', ['aaa', 'aaaaa']],
])('the pattern %s matches %s and no other value', (text, good, bad) => {
  expect(fits(text, good)).toBe(true);
  for (const other of bad) expect([other, fits(text, other)]).toEqual([other, false]);
});

test.each([
  ['(a+)+b', '"(a+)+b" is neither a literal nor a class'],
  ['a+', '"+" is neither'],
  ['a*', '"*" is neither'],
  ['a?', '"?" is neither'],
  ['.+', '".+" is neither'],
  ['a|b', '"|b" is neither'],
  ['a{2,3}', '"{2,3}" is neither'],
  ['\\d{1,20}', 'is neither'],
  ['[\\d]', 'is neither'],
  ['[a', 'is neither'],
  ['[]', 'is neither'],
  ['[^]', 'is neither'],
  ['[a]{1,}', '"{1,}" is neither'],
  ['^a$', 'is neither'],
  ['[a]{1,3}?', '"?" is neither'],
  ['[a]{0,3}', '[a]{0,3} has a count outside 1 to 200'],
  ['[a]{3,2}', 'has a count outside'],
  ['[a]{1,201}', 'has a count outside'],
  ['[z-a]', '[z-a] contains an invalid range'],
  ['[a-c-e]', 'contains an invalid range'],
  ['[ü]', 'contains characters other than printable ASCII'],
  ['', 'it is empty'],
  ['a'.repeat(201), 'it is longer than 200 characters'],
  ['[a]{0,200}[a]{0,200}[a]{0,200}b', 'has a count outside'],
  ['[a]{1,200}[a]{1,200}[a]{1,200}b', 'is ambiguous'],
  ['[a-f]{1,200}[^a]{1,2}', 'is ambiguous'],
  ['[a-z]{1,9}x', 'the end of what precedes "x" is ambiguous'],
])('the pattern %s is rejected with an explanation', (text, words) => {
  expect(patternProblem(text)).toContain(words);
});

test('a pattern matches the same values as a regular expression', () => {
  fc.assert(
    fc.property(accepted, value, (text, subject) => {
      expect(fits(text, subject)).toBe(new RegExp(`^(?:${text})$`).test(subject));
    }),
    { numRuns: 2000 },
  );
});

test('matching reads each character of a value at most twice for any pattern', () => {
  fc.assert(
    fc.property(accepted, value, fc.integer({ min: 1, max: 200 }), (text, subject, times) => {
      const pieces = parsePattern(text);
      const long = counted(subject.repeat(times));
      fitsPieces(pieces, long.value);
      expect(long.reads()).toBeLessThanOrEqual(long.value.length + pieces.length);
    }),
    { numRuns: 2000 },
  );
});

test('the work of matching grows linearly with the value, also for near misses', () => {
  const pieces = parsePattern('[a]{1,200}b');
  const readsOf = (length: number) => {
    const { value: subject, reads } = counted('a'.repeat(length));
    expect(fitsPieces(pieces, subject)).toBe(false);
    return reads();
  };
  expect(readsOf(100)).toBeLessThanOrEqual(2 * readsOf(50));
  expect(readsOf(20_000)).toBeLessThanOrEqual(MAX_REPEAT + 1);
});

test('the parser accepts patterns of the grammar only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      if (patternProblem(text) === undefined)
        expect(() => new RegExp(`^(?:${text})$`)).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});
