const LITERAL = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;

/**
 * Whether a test file has a title with these words. A title is a literal on one line: of `test`, of
 * `describe`, or of a table of `test.each`.
 * @param source text of the file
 */
export const hasTitle = (source: string, words: string): boolean =>
  [...source.matchAll(LITERAL)].some(([, , text = '']) => text.includes(words));
