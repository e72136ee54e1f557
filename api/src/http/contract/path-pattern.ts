import { percentDecoded } from '@portico/sdk/rules/percent';

/**
 * Whether the pattern of a route matches a path: `:name` stands for a segment, `*` for the rest. As the router
 * does, it decodes the path before it compares.
 * @param path raw, as in the request line, without a query
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  for (const [index, segment] of wanted.entries()) {
    const found = given[index];
    if (found === undefined) return false;
    if (segment === '*') return true;
    const isSame = segment.startsWith(':')
      ? found !== ''
      : segment === (percentDecoded(found) ?? found);
    if (!isSame) return false;
  }
  return wanted.length === given.length;
}
