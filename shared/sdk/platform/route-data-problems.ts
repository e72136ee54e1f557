import type { PageRoute } from './remote.ts';

const placeholders = (text: string) =>
  Array.from(text.matchAll(/:(\w+)/g), ([, name = '']) => name);

const unnamed = (path: string) => path.replace(/:\w+/g, ':');

/** The addresses of the API that the page server calls for a route, as declared. */
export function callsOf({ data, sitemap, params = {} }: PageRoute): string[] {
  const calls = Object.values(data?.get ?? {}).map((call) =>
    typeof call === 'string' ? call : call.path,
  );
  const sources = Object.values(params).flatMap((spec) =>
    'known' in spec ? (spec.source ?? []) : [],
  );
  return [...calls, ...sources, ...(sitemap === undefined ? [] : [sitemap])];
}

/**
 * What the page server could not do of a route's declaration. Builds and the registry check it; `route-schema.ts`
 * checks the shape.
 * @param routes of the remote
 * @returns one sentence for each problem
 */
export function routeDataProblems(route: PageRoute, routes: readonly PageRoute[]): string[] {
  const { data, structured, sitemap, redirectQuery = {}, path } = route;
  const params = placeholders(path);
  const problems: string[] = [];
  const add = (text: string) => problems.push(`route ${path}: ${text}`);
  const known = new Set([...params, ...Object.keys(data?.query ?? {})]);
  for (const [name, call] of Object.entries(data?.get ?? {})) {
    const address = typeof call === 'string' ? call : call.path;
    for (const missing of placeholders(address).filter((each) => !known.has(each))) {
      add(
        `data.get.${name} names :${missing}, which is neither a param of the path nor in data.query`,
      );
    }
  }
  for (const name of Object.keys(data?.query ?? {})) {
    if (params.includes(name)) add(`data.query.${name} has the name of a param of the path`);
  }
  if (data?.needs !== undefined && !Object.hasOwn(data.get, data.needs.split('.')[0] ?? '')) {
    add(`data.needs must begin with the name of a call: ${Object.keys(data.get).join(', ')}`);
  }
  for (const name of Object.keys(data?.canonical ?? {})) {
    if (!params.includes(name)) add(`data.canonical.${name} is no param of the path`);
  }
  if (sitemap !== undefined && (params.length === 0 || placeholders(sitemap).length > 0)) {
    add('sitemap is a call without params, for a path with params');
  }
  for (const crumb of structured?.crumbs ?? []) {
    if (!routes.some((each) => each.path === crumb.path)) {
      add(`structured.crumbs name ${crumb.path}, which is the path of no route of this remote`);
    } else if (placeholders(crumb.path).some((name) => !params.includes(name))) {
      add(`structured.crumbs name ${crumb.path}, whose params this path does not have`);
    }
  }
  if (structured?.search !== undefined && params.length > 0) {
    add('structured.search needs a path without params');
  }
  for (const [name, target] of Object.entries(redirectQuery)) {
    const names = placeholders(target);
    if (
      names.length !== 1 ||
      names[0] !== name ||
      !routes.some((each) => unnamed(each.path) === unnamed(target))
    ) {
      add(`redirectQuery.${name} must be the path of a route of this remote with :${name}`);
    }
  }
  return problems;
}
