import type { Handler } from '../discord/router.ts';

export interface Route {
  /** `GET /checkout/sessions/:id`: how logs and faults call this route. */
  name: string;
  /** Routes of the API need the secret key and can be made to fail. */
  isApi: boolean;
  handler: Handler;
}

interface Entry {
  route: Route;
  method: string;
  segments: string[];
}

/** Finds the route of a request; the API answers below `/v1`. */
export class Router {
  readonly #entries: Entry[] = [];

  /** A route of the API, named without `/v1`. */
  api(name: string, handler: Handler): this {
    return this.#add(name, true, handler);
  }

  /** A page or a control of the sandbox. */
  page(name: string, handler: Handler): this {
    return this.#add(name, false, handler);
  }

  find(
    method: string,
    pathname: string,
  ): { route: Route; params: Record<string, string> } | undefined {
    const segments = pathname.split('/').slice(1);
    for (const entry of this.#entries) {
      if (entry.method !== method || entry.segments.length !== segments.length) continue;
      const pairs = entry.segments.map((part, index) => [part, segments[index] ?? ''] as const);
      if (!pairs.every(([part, value]) => (part.startsWith(':') ? value !== '' : part === value)))
        continue;
      const named = pairs.filter(([part]) => part.startsWith(':'));
      return {
        route: entry.route,
        params: Object.fromEntries(named.map(([part, value]) => [part.slice(1), value])),
      };
    }
    return undefined;
  }

  #add(name: string, isApi: boolean, handler: Handler): this {
    const [method = '', path = ''] = name.split(' ');
    const segments = `${isApi ? '/v1' : ''}${path}`.split('/').slice(1);
    this.#entries.push({ route: { name, isApi, handler }, method, segments });
    return this;
  }
}
