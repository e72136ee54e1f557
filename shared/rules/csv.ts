/** Whatever the reader splits by: where a cell or a line of it begins. */
const BOUNDARY = /[,;|\t\n\v\f\r\u0085\u2028\u2029]/;
/** What spreadsheets take for the beginning of a formula, also in full width. */
const FORMULA = /[=+\-@＝＋－＠]/;
/** What they pass over before it: quotes, blanks, characters that nobody sees. */
const PASSED = /[\s"\p{Cc}\p{Cf}]/u;

/**
 * A cell of text that no spreadsheet runs, whichever of `,` `;` tab `|` it splits by, and whether or
 * not it honours quotes: an apostrophe stands where a formula, a tab or a carriage return would
 * begin a cell. It is the only change: who reads a text back finds it there. Linear.
 */
export function csvText(text: string): string {
  // Most texts need no walk through their letters.
  if (!FORMULA.test(text) && !/[\t\r]|^[\n\0]/.test(text)) return text;
  const pieces: string[] = [];
  let end = text.length;
  /** What a cell would begin with that begins behind the letter at hand. */
  let begins: 'formula' | 'tab' | 'return' | undefined;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const letter = text[index] ?? '';
    // No cell begins with a tab for a reader who splits by tabs.
    const isSafe = begins === undefined || (begins === 'tab' && letter === '\t');
    if (!isSafe && BOUNDARY.test(letter)) {
      pieces.push(text.slice(index + 1, end), "'");
      end = index + 1;
      begins = undefined;
    }
    if (FORMULA.test(letter)) begins = 'formula';
    else if (letter === '\t') begins = 'tab';
    else if (letter === '\r') begins = 'return';
    else if (!PASSED.test(letter)) begins = undefined;
  }
  // A line break or NUL in front hides from the eye what follows.
  const isHidden = /^[\n\0]/.test(text);
  pieces.push(text.slice(0, end), begins || isHidden ? "'" : '');
  return pieces.reverse().join('');
}

/** A number as the product writes it. */
const NUMBER = /^-?\d+(,\d+)?$/;

/** A cell of a column of figures: numbers stay numbers, also below zero; anything else is text. */
export function csvFigure(figure: string): string {
  return NUMBER.test(figure) ? figure : csvText(figure);
}

/**
 * `blacklist-user-users-2026-11-21.csv`: lower-case letters, digits, hyphens (threats row 53).
 * @param day `YYYY-MM-DD`
 */
export function csvFileName(name: string, day: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${plain}-${day}.csv`.replace(/[^a-z0-9.-]/g, '');
}
