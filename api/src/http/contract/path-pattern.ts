import { percentDecoded } from '@portico/sdk/rules/percent';

/**
 * The segments of a path, decoded before they are compared, as the router does it.
 * @param path raw, as in the request line, without a query
 */
export const segmentsOf = (path: string): string[] =>
  path.split('/').map((segment) => percentDecoded(segment) ?? segment);

/** Whether the pattern of a route matches a path: `:name` stands for a segment, `*` for the rest. */
export function matchesPattern(pattern: readonly string[], path: readonly string[]): boolean {
  for (const [index, segment] of pattern.entries()) {
    const found = path[index];
    if (found === undefined) return false;
    if (segment === '*') return true;
    if (segment.startsWith(':') ? found === '' : segment !== found) return false;
  }
  return pattern.length === path.length;
}
