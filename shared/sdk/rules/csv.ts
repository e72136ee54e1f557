/** Delimiters of cells and lines for any reader. */
const BOUNDARY = /[,;|\t\n\v\f\r\u0085\u2028\u2029]/;
/** First characters of a formula in spreadsheets, also in full width. */
const FORMULA = /[=+\-@＝＋－＠]/;
/** Characters that spreadsheets skip before a formula: quotes, blanks, invisible ones. */
const SKIPPED = /[\s"\p{Cc}\p{Cf}]/u;

/**
 * Digits of which a spreadsheet would change the last ones: it reads them as a number, and keeps 15 of
 * them. Ids of Discord have 17 to 20.
 */
const LONG_DIGITS = /^-?(?:\d[.,]?){15,}\d$/;
/** The same in a cell, with what spreadsheets skip around it. */
const LONG_NUMBER = /^[\s"\p{Cc}\p{Cf}]*(?:\d[.,]?){15,}\d[\s"\p{Cc}\p{Cf}]*$/u;
const MAYBE_LONG = /\d[\d.,]{15}/;
/** Where each reader begins a cell. */
const SPLITS = [
  /[,\n\v\f\r\u0085\u2028\u2029]/,
  /[;\n\v\f\r\u0085\u2028\u2029]/,
  /[\t\n\v\f\r\u0085\u2028\u2029]/,
  /[|\n\v\f\r\u0085\u2028\u2029]/,
];

/** Where a cell begins that is a long number, for any reader. */
function startsOfNumbers(text: string): Set<number> {
  const starts = new Set<number>();
  if (!MAYBE_LONG.test(text)) return starts;
  for (const split of SPLITS) {
    let start = 0;
    for (const cell of text.split(split)) {
      if (LONG_NUMBER.test(cell)) starts.add(start);
      start += cell.length + 1;
    }
  }
  return starts;
}

/**
 * A text as a cell that no spreadsheet evaluates, whichever of `,` `;` tab `|` it splits at, and
 * whether or not it honors quotes: an apostrophe precedes every formula, tab or carriage return that
 * would start a cell, and an id or another long number, which stays text with all its digits. This is
 * the only change, so programs read the text back by leaving out an apostrophe at the start. The form
 * `="123"` would be a formula: LibreOffice shows it as it is, and programs have to parse it. Linear.
 */
export function csvText(text: string): string {
  const numbers = startsOfNumbers(text);
  // Most texts need no scan.
  if (!FORMULA.test(text) && !/[\t\r]|^[\n\0]/.test(text) && numbers.size === 0) return text;
  const pieces: string[] = [];
  let end = text.length;
  /** The start of a cell that would begin after the current character. */
  let begins: 'formula' | 'tab' | 'return' | undefined;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const character = text[index] ?? '';
    // For a reader that splits at tabs no cell starts with one.
    const isSafe = begins === undefined || (begins === 'tab' && character === '\t');
    if ((!isSafe || numbers.has(index + 1)) && BOUNDARY.test(character)) {
      pieces.push(text.slice(index + 1, end), "'");
      end = index + 1;
      begins = undefined;
    }
    if (FORMULA.test(character)) begins = 'formula';
    else if (character === '\t') begins = 'tab';
    else if (character === '\r') begins = 'return';
    else if (!SKIPPED.test(character)) begins = undefined;
  }
  // A leading line break or NUL hides the rest of the text.
  const isHidden = /^[\n\0]/.test(text);
  pieces.push(text.slice(0, end), begins || isHidden || numbers.has(0) ? "'" : '');
  return pieces.reverse().join('');
}

/** A number in the product's format. */
const NUMBER = /^-?\d+(,\d+)?$/;

/** A cell of a numeric column: numbers of up to 15 digits stay numbers; anything else is text. */
export function csvFigure(figure: string): string {
  return NUMBER.test(figure) && !LONG_DIGITS.test(figure) ? figure : csvText(figure);
}

/**
 * `blacklist-user-users-2026-11-21.csv`: lower-case letters, digits, hyphens (threats row 53).
 * @param day `YYYY-MM-DD`
 */
export function csvFileName(name: string, day: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${plain}-${day}.csv`.replace(/[^a-z0-9.-]/g, '');
}
