import { allowsValue } from '../index.ts';
import type { RouteData } from '../index.ts';

/** The values that calls may name: params of the route, and declared parameters of the page's query. */
export function callValues(
  params: Record<string, string>,
  declared: RouteData['query'] = {},
  search: URLSearchParams,
): Record<string, string> {
  const query = Object.entries(declared).map(([name, spec]) => {
    const given = search.get(name);
    return [name, given !== null && allowsValue(spec, given) ? given : spec.default];
  });
  return { ...(Object.fromEntries(query) as Record<string, string>), ...params };
}

/** Fills the placeholders of a call's address, as `request` of the sdk writes it. */
export function callAddress(path: string, values: Record<string, string>): string {
  const [pathname = '', query] = path.split('?', 2);
  const filled = pathname.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  if (query === undefined) return filled;
  const search = Array.from(new URLSearchParams(query), ([name, value]): [string, string] => [
    name,
    value.startsWith(':') ? (values[value.slice(1)] ?? '') : value,
  ]);
  return `${filled}?${new URLSearchParams(search).toString()}`;
}
