/** A word in braces, which the bot may replace. Variables have no blanks. */
export const BRACED = /\{([\w.]{1,40})\}/g;

/** The words in braces of a text, without them and each once. */
export const bracedIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(BRACED), ([, name = '']) => name)),
];
