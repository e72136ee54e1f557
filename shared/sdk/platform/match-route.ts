import { percentDecoded } from '../rules/percent.ts';
import { allowsValue } from './param-spec.ts';
import type { PageRoute, ParamSpec } from './remote.ts';

export interface RouteMatch<R> {
  route: R;
  /** Decoded values of `:param` segments; the rest of a trailing `/*` under `*`. */
  params: Record<string, string>;
}

/**
 * Finds the route of a path, by the same rules on the page server and in the shell: more static
 * segments win, then more segments. A value outside its {@link ParamSpec} does not match, so that
 * an unknown feature is a 404 without running code. One trailing slash is ignored. Matching is
 * case-sensitive, except for values of a list of known ones, which are converted to lower case.
 * @param pathname path of the address, still percent-encoded
 * @returns undefined if no route matches: the 404 page
 */
export function matchRoute<R extends Pick<PageRoute, 'path' | 'params'>>(
  pathname: string,
  routes: readonly R[],
): RouteMatch<R> | undefined {
  const segments = toSegments(pathname);
  if (!segments) return undefined;
  let best: (RouteMatch<R> & { score: number }) | undefined;
  for (const route of routes) {
    const match = matchOne(route, segments);
    if (match && (!best || match.score > best.score)) best = { route, ...match };
  }
  return best && { route: best.route, params: best.params };
}

/** The canonical address of a match, percent-encoded. */
export function pathOfMatch({ route, params }: RouteMatch<Pick<PageRoute, 'path'>>): string {
  const encode = (value = '') => value.split('/').map(encodeURIComponent).join('/');
  return route.path.replace(/:(\w+)|\*$/g, (segment, name: string | undefined) =>
    name === undefined ? encode(params[segment]) : encodeURIComponent(params[name] ?? ''),
  );
}

function toSegments(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const trimmed = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (trimmed === '/') return [];
  const raw = trimmed.slice(1).split('/');
  if (raw.includes('')) return undefined;
  const segments = raw.map(percentDecoded);
  return segments.every((segment) => segment !== undefined) ? segments : undefined;
}

/** The segments of a path without a trailing `*`, and whether it has one. */
interface Pattern {
  fixed: readonly string[];
  open: boolean;
}

const patterns = new Map<string, Pattern>();

/** Paths are those of declarations, so there are few. */
function patternOf(path: string): Pattern {
  const cached = patterns.get(path);
  if (cached) return cached;
  const segments = path === '/' ? [] : path.slice(1).split('/');
  const open = segments.at(-1) === '*';
  const pattern = { fixed: open ? segments.slice(0, -1) : segments, open };
  patterns.set(path, pattern);
  return pattern;
}

function matchOne(route: Pick<PageRoute, 'path' | 'params'>, segments: string[]) {
  const { fixed, open } = patternOf(route.path);
  if (open ? segments.length < fixed.length : segments.length !== fixed.length) return undefined;
  const params: Record<string, string> = {};
  let score = fixed.length;
  for (const [index, segment] of fixed.entries()) {
    const value = segments[index] ?? '';
    if (segment.startsWith(':')) {
      const name = segment.slice(1);
      const spec = route.params?.[name];
      if (!allows(spec, value)) return undefined;
      params[name] = spec && 'known' in spec ? value.toLowerCase() : value;
    } else if (segment !== value) {
      return undefined;
    } else {
      score += 100;
    }
  }
  if (open) {
    const rest = segments.slice(fixed.length).join('/');
    if (route.params?.['*'] && !allows(route.params['*'], rest)) return undefined;
    params['*'] = rest;
  }
  return { params, score };
}

/** Whether a param accepts the value. A param with known values accepts unknown ones, too. */
function allows(spec: ParamSpec | undefined, value: string): boolean {
  return spec ? allowsValue(spec, value) : value !== '';
}
