import type { Reply, Request } from './http.ts';

export type Handler = (request: Request) => Reply;

export interface Route {
  /** `GET /users/:id`: how logs and faults call this route. */
  name: string;
  /** REST routes carry rate limits and can be made to fail. */
  rest: boolean;
  handler: Handler;
}

export interface Found {
  route: Route;
  params: Record<string, string>;
}

/** The API answers below `/api` and below any `/api/v<number>`. */
const REST_PREFIX = /^\/api(?:\/v\d+)?(?=\/)/;

/** Finds the route of a request; earlier routes win, `HEAD` is answered as `GET`. */
export class Router {
  readonly #routes: { route: Route; method: string; segments: string[] }[] = [];

  /** A route of the REST API, named without its prefix. */
  rest(name: string, handler: Handler): this {
    return this.#add({ name, rest: true, handler });
  }

  /** A page, an image or a control of the sandbox. */
  plain(name: string, handler: Handler): this {
    return this.#add({ name, rest: false, handler });
  }

  find(method: string, pathname: string): Found | undefined {
    const rest = REST_PREFIX.test(pathname);
    const segments = pathname.replace(REST_PREFIX, '').split('/').slice(1);
    for (const entry of this.#routes) {
      if (entry.route.rest !== rest || entry.method !== (method === 'HEAD' ? 'GET' : method))
        continue;
      const params = matchSegments(entry.segments, segments);
      if (params) return { route: entry.route, params };
    }
    return undefined;
  }

  #add(route: Route): this {
    const [method = '', path = ''] = route.name.split(' ');
    this.#routes.push({ route, method, segments: path.split('/').slice(1) });
    return this;
  }
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = segments[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return undefined;
      params[part.slice(1)] = value;
    } else if (part !== value) {
      return undefined;
    }
  }
  return params;
}
