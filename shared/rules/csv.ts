/**
 * What a spreadsheet would take for the beginning of a formula, also after blanks and in full
 * width; a line break or NUL in front hides it from the eye (threats row 52).
 */
const FORMULA = /^[\s\0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/**
 * A cell of text that no spreadsheet runs: what looks like a formula begins with an apostrophe.
 * For columns of text alone: figures and ids stay as they are.
 */
export function csvText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * `blacklist-user-users-2026-11-21.csv`: lower-case letters, digits, hyphens (threats row 53).
 * @param day `YYYY-MM-DD`
 */
export function csvFileName(name: string, day: string): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${plain}-${day}.csv`.replace(/[^a-z0-9.-]/g, '');
}
