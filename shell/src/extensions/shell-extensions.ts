import { extensionModuleOf, ownerOf } from '@portico/sdk/platform';
import type { ExtensionPoint, RemoteInSnapshot } from '@portico/sdk/platform';
import type { ExtensionHost } from '@portico/sdk/host';
import { reportThrown } from '../failure/report-thrown.ts';
import type { Host } from '../host/host-context.ts';

/**
 * Loads extensions of the document's remotes like pages: with integrity, silent retries, the time
 * limit of a page and a report (docs/decisions/0023).
 */
export function shellExtensions(host: Pick<Host, 'page' | 'loader' | 'report'>): ExtensionHost {
  const { page, loader, report } = host;
  const placeOf = ({ name }: ExtensionPoint) => ({
    remote: ownerOf(name),
    page: extensionModuleOf(name),
  });
  const attempts = new Map<string, Promise<unknown>>();
  const attempt = async (point: ExtensionPoint) => {
    const { remote, page: module } = placeOf(point);
    await loader.open(remote, module).settled;
    const entry = loader.open(remote, module);
    if (entry.status === 'ready') return entry.Page;
    // The next mount or call retries.
    loader.forget(remote, module);
    throw new Error(`${point.name} did not load`);
  };
  return {
    load: async (point) => {
      if (!isOffered(point, page.registry.remotes)) {
        throw new Error(`No remote offers version ${point.version} of ${point.name}`);
      }
      // Concurrent mounts and calls share one attempt.
      const running =
        attempts.get(point.name) ?? attempt(point).finally(() => attempts.delete(point.name));
      attempts.set(point.name, running);
      return running;
    },
    report: (point, failure) => {
      const place = placeOf(point);
      const app = { ...place, version: loader.versionOf(place.remote) };
      if (failure.kind === 'thrown') void reportThrown(host, app, failure.error);
      else report({ kind: 'failure', reason: 'timeout', ms: failure.ms, ...app });
    },
  };
}

function isOffered({ name, version }: ExtensionPoint, remotes: readonly RemoteInSnapshot[]) {
  const owner = remotes.find((remote) => remote.name === ownerOf(name));
  return owner?.offers?.[name] === version;
}
