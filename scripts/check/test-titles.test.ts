import { hasTitle } from './test-titles.ts';

const SOURCE = `
// a comment with words
describe("the shop's door", () => {
  test.each([['an open door']])('%s is closed at night', closed);
});
`;

test.each(["the shop's door", 'an open door', 'is closed at night', 'a door is closed at night'])(
  '%j is a title',
  (words) => {
    expect(hasTitle(SOURCE, words)).toBe(true);
  },
);

test.each(['a comment with words', 'closed)', 'an open door is closed'])(
  '%j is not a title',
  (words) => {
    expect(hasTitle(SOURCE, words)).toBe(false);
  },
);
