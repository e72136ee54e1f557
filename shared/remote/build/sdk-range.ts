/** The sdk versions that a release built against `version` is compatible with: `1.2.3` -> `^1.2.0`. */
export function sdkRangeOf(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}
