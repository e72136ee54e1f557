import type { RegistrySnapshot } from '@portico/sdk/platform';
import { addPrefetch } from './prefetch.ts';
import { whenIdle, whenInUse } from '../scheduling/when-in-use.ts';
import type { RouteTable } from '../routes/route-table.ts';

/**
 * Prefetches the files of the pages behind the top links after the visitor's first interaction,
 * when the browser is idle. No code of these remotes runs, and a visit without interaction causes
 * no requests.
 */
export function prefetchTopLinksWhenIdle(registry: RegistrySnapshot, routes: RouteTable) {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  whenInUse(() => {
    for (const url of filesBehindTopLinks(registry, routes)) addPrefetch(url);
  });
}

function filesBehindTopLinks(registry: RegistrySnapshot, routes: RouteTable): Set<string> {
  const files = routes.links('top').flatMap(({ path }) => {
    const destination = routes.find(path);
    const remote = registry.remotes.find(({ name }) => name === destination?.remote);
    if (!destination || !remote) return [];
    return [remote.entry, ...(remote.pages[destination.route.page]?.scripts ?? [])];
  });
  return new Set(files);
}

/** After the first paint, when the browser is idle. */
export function afterFirstPaint(task: () => void) {
  requestAnimationFrame(() => setTimeout(() => whenIdle(task)));
}
