import type { NavEntry, RegistrySnapshot, RemoteInSnapshot } from '@portico/sdk/platform';
import { toast } from '@portico/sdk';
import type { Host } from '../host/host-context.ts';

const POLL_MS = 400;

/**
 * For `npm run dev`: loads a remote's new version into the open page. The rest of the site, the store
 * and the session stay; the page's local state is reset. A change of the shell, or of a remote's
 * declaration, reloads the document.
 */
export function hotSwap(host: Host) {
  let current = host.page.registry;
  let isBusy = false;
  setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void poll().finally(() => (isBusy = false));
  }, POLL_MS);

  async function poll() {
    const next = await host.watch.fetchRegistry();
    if (!next || next.revision === current.revision) return;
    const changed = changedRemotes(current, next);
    if (!changed) return host.loads.reload();
    for (const remote of changed) await host.loader.replace(remote);
    current = next;
    host.watch.adopt(next.revision);
    const names = changed.map(({ name, version }) => `${name} ${version}`);
    toast({ kind: 'info', title: 'Updated', description: names.join(', ') });
  }
}

/** @returns undefined if the change requires a new document */
export function changedRemotes(
  before: RegistrySnapshot,
  after: RegistrySnapshot,
): RemoteInSnapshot[] | undefined {
  const declared = ({ shellVersion, remotes }: RegistrySnapshot) =>
    JSON.stringify(
      [shellVersion, remotes.map(({ name, routes, nav }) => [name, routes, nav.map(withoutIcon)])],
      sortKeys,
    );
  if (declared(before) !== declared(after)) return undefined;
  const versions = new Map(before.remotes.map(({ name, version }) => [name, version]));
  return after.remotes.filter(({ name, version }) => versions.get(name) !== version);
}

/** Documents contain no icons; menus read them from the latest registry when they open. */
const withoutIcon = (link: NavEntry) => ({ ...link, icon: undefined });

/** Document and API contain the same fields in different orders. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
