const LITERAL = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;

/** What `test.each` replaces by a value of its table. */
const VALUE = /%[sdijp#]/;

/** The title of a table, as far as it is fixed, is at least this long where it stands for its values. */
const MIN_FIXED = 8;

/**
 * Whether a test file has a title with these words. A title is a literal on one line: of `test`, of
 * `describe`, or of a table of `test.each`.
 * @param source text of the file
 */
export const hasTitle = (source: string, words: string): boolean =>
  [...source.matchAll(LITERAL)].some(
    ([, , text = '']) => text.includes(words) || isFilledIn(text.split(VALUE), words),
  );

/** Whether the words begin with a title of a table, with any values. */
function isFilledIn([first = '', ...rest]: string[], words: string): boolean {
  const isTable = rest.length > 0 && first.length + rest.join('').length >= MIN_FIXED;
  if (!isTable || !words.startsWith(first)) return false;
  let offset = first.length;
  return rest.every((fixed) => {
    const found = words.indexOf(fixed, offset);
    offset = found + fixed.length;
    return found >= 0;
  });
}
