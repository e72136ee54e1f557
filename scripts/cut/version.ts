export const RAISES = ['major', 'minor', 'patch'] as const;
/** What the raise of a version means (https://semver.org). */
export type Raise = (typeof RAISES)[number];

/** The three versions that may follow a version. @throws Error if it is none */
export function nextVersions(version: string): Record<Raise, string> {
  const [major, minor, patch] = numbersOf(version);
  return {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  };
}

/** Sorts from the newest to the oldest version. */
export function byNewest(a: string, b: string): number {
  const [one, other] = [numbersOf(a), numbersOf(b)];
  const index = one.findIndex((number, index) => number !== other[index]);
  return index === -1 ? 0 : other[index]! - one[index]!;
}

const NUMBERS = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

export const isVersion = (text: string): boolean => NUMBERS.test(text);

function numbersOf(version: string): [major: number, minor: number, patch: number] {
  const [, major, minor, patch] = NUMBERS.exec(version) ?? [];
  if (!major || !minor || !patch) throw new Error(`"${version}" is no version such as 1.2.3.`);
  return [Number(major), Number(minor), Number(patch)];
}
