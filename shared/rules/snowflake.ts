/** Orders ids by number without losing digits, for `sort`. Ids are strings of digits. */
export function compareSnowflakes(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
