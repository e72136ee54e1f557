type Numbers = [major: number, minor: number, patch: number];

/** @returns undefined unless the text is a version of the form `1.2.3` */
function numbersOf(version: string): Numbers | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/** `1.2.3` */
export const isVersion = (text: string): boolean => numbersOf(text) !== undefined;

/** `^1.2.3`: the only form of range in releases. */
export const isRange = (text: string): boolean => text.startsWith('^') && isVersion(text.slice(1));

/**
 * Whether a version is in a range, as npm defines `^`: the first number that is not 0 must be the same.
 * @returns false where one of the two has another form
 */
export function satisfies(version: string, range: string): boolean {
  const has = numbersOf(version);
  const least = isRange(range) && numbersOf(range.slice(1));
  if (!has || !least) return false;
  const fixed = least.findIndex((number) => number !== 0);
  const count = (fixed < 0 ? least.length : fixed) + 1;
  if (has.slice(0, count).join('.') !== least.slice(0, count).join('.')) return false;
  const differs = has.findIndex((number, place) => number !== least[place]);
  return differs < 0 || (has[differs] ?? 0) > (least[differs] ?? 0);
}
