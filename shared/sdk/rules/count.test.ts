import { countOf, countThatIs } from './count.ts';

test.each([
  [0, '0 members', '0 members are'],
  [1, '1 member', '1 member is'],
  [2, '2 members', '2 members are'],
  [1200, '1,200 members', '1,200 members are'],
])('%d has the noun and the verb of its number', (count, words, sentence) => {
  expect(countOf(count, 'member')).toBe(words);
  expect(countThatIs(count, 'member')).toBe(sentence);
});

test('a noun may have a plural of its own', () => {
  expect([1, 2].map((count) => countOf(count, 'entry', 'entries'))).toEqual([
    '1 entry',
    '2 entries',
  ]);
});
