import { percentDecoded } from '@portico/sdk/rules/percent';

/**
 * The segments of a path, decoded before they are compared, as the router does it.
 * @param path raw, as in the request line, without a query
 */
export const segmentsOf = (path: string): string[] =>
  path.split('/').map((segment) => percentDecoded(segment) ?? segment);

/** Whether the pattern of a route matches a path: `:name` stands for a segment, `*` at the end for the rest. */
export function matchesPattern(pattern: readonly string[], path: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  if (isOpen ? path.length < pattern.length : path.length !== pattern.length) return false;
  return pattern.every((segment, index) => {
    if (segment.startsWith(':')) return path[index] !== '';
    return segment === path[index] || (isOpen && index === pattern.length - 1);
  });
}
