import type { Reply, Request } from './http.ts';

export type Handler = (request: Request) => Reply;

export interface Route {
  /** Name in logs and faults, without the API prefix: `GET /users/:id`. */
  name: string;
  /** API routes need credentials and can have faults; other routes are pages and controls. */
  isApi: boolean;
  handler: Handler;
}

export interface Found {
  route: Route;
  params: Record<string, string>;
}

/** Finds the route of a request; the first match wins, `HEAD` is handled as `GET`. */
export class Router {
  readonly #routes: { route: Route; method: string; segments: string[] }[] = [];
  readonly #apiPrefix: RegExp;

  /** @param apiPrefix prefix of API paths, followed by a slash: `/^\/v1(?=\/)/` */
  constructor(apiPrefix: RegExp) {
    this.#apiPrefix = apiPrefix;
  }

  /** Adds an API route; its name has no prefix. */
  api(name: string, handler: Handler): this {
    return this.#add({ name, isApi: true, handler });
  }

  /** Adds a page, an image or a control of the sandbox. */
  page(name: string, handler: Handler): this {
    return this.#add({ name, isApi: false, handler });
  }

  find(method: string, pathname: string): Found | undefined {
    const isApi = this.#apiPrefix.test(pathname);
    const segments = pathname.replace(this.#apiPrefix, '').split('/').slice(1);
    const routeMethod = method === 'HEAD' ? 'GET' : method;
    for (const entry of this.#routes) {
      if (entry.route.isApi !== isApi || entry.method !== routeMethod) continue;
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
