import { leadsToRoute, patternProblems } from '@portico/sdk/platform';
import type { NavEntry, PageRoute } from '@portico/sdk/platform';
import type { RegistryState } from './registry-state.ts';

interface Declared {
  routes: PageRoute[];
  nav: NavEntry[];
}

/**
 * Removes routes with an invalid pattern, and their navigation entries, from a stored release. A
 * release that was published before the grammar of patterns was restricted may have a pattern that
 * takes hours to match a visitor's address.
 */
export function servedRoutes<M extends Declared>(manifest: M): M {
  const routes = manifest.routes.filter((route) => patternProblems(route).length === 0);
  if (routes.length === manifest.routes.length) return manifest;
  return { ...manifest, routes, nav: manifest.nav.filter((entry) => leadsToRoute(entry, routes)) };
}

/** @returns the state with the routes that are served, and one sentence for each route that is not */
export function servedState(state: RegistryState): { served: RegistryState; unserved: string[] } {
  const unserved = state.channels.flatMap(({ name, live }) =>
    (live?.manifest.routes ?? [])
      .flatMap(patternProblems)
      .map((problem) => `${name} ${live?.manifest.version}, ${problem}`),
  );
  const channels = state.channels.map((channel) => ({
    ...channel,
    live: channel.live && { ...channel.live, manifest: servedRoutes(channel.live.manifest) },
  }));
  return { served: { ...state, channels }, unserved };
}
