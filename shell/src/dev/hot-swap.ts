import type { RegistrySnapshot, RemoteInSnapshot } from 'shared/platform';
import { toast } from 'shared/sdk';
import type { Host } from '../host/host-context.ts';

const LOOK_MS = 400;

/**
 * For `npm run dev`: takes a remote's new version into the open page. The site around it, the store
 * and the session stay as they are; the page's own local state begins anew. A change of the shell, or
 * of what a remote declares, is a document load.
 */
export function hotSwap(host: Host) {
  let current = host.page.registry;
  let isBusy = false;
  setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void look().finally(() => (isBusy = false));
  }, LOOK_MS);

  async function look() {
    const next = await host.watch.ask();
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

/** @returns undefined where the document itself would be another one */
export function changedRemotes(
  before: RegistrySnapshot,
  after: RegistrySnapshot,
): RemoteInSnapshot[] | undefined {
  const declared = ({ shellVersion, remotes }: RegistrySnapshot) =>
    JSON.stringify(
      [shellVersion, remotes.map(({ name, routes, nav }) => [name, routes, nav])],
      inOrder,
    );
  if (declared(before) !== declared(after)) return undefined;
  const versions = new Map(before.remotes.map(({ name, version }) => [name, version]));
  return after.remotes.filter(({ name, version }) => versions.get(name) !== version);
}

/** Document and API tell the same fields, each in an order of its own. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
