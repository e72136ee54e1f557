import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import { ownerOf } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import type { Channel } from '../registry/state/registry-state.ts';

type Release = Pick<ReleaseManifest, 'kind' | 'name' | 'sdkExports' | 'operations' | 'needs'>;

/**
 * What the pages of a run may use: what the tested release lists, together with the live releases whose code also runs in
 * them. Those are the shell and, for a remote, the remotes that offer its extensions, for a shell, all remotes.
 * @param channels of the site, with what is live
 */
export function declaredUses(
  release: Release,
  channels: readonly Channel[],
): SmokeTask['declared'] {
  const live = new Map<string, Release>(
    channels.flatMap(({ name, live: current }) => (current ? [[name, current.manifest]] : [])),
  );
  live.set(release.name, release);
  const used =
    release.kind === 'shell'
      ? [...live.values()]
      : [...withNeeds(release, live), live.get('shell')];
  const releases = used.filter((one) => one !== undefined);
  // The names of a shell are those that it provides.
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  return {
    sdk_exports: unique(remotes.flatMap(({ sdkExports }) => sdkExports)),
    operations: unique(releases.flatMap(({ operations }) => operations)),
  };
}

/** A remote and the remotes that offer its extensions, with the extensions of these. */
function withNeeds(release: Release, live: ReadonlyMap<string, Release>): Set<Release> {
  const found = new Set([release]);
  for (const { needs = {} } of found) {
    for (const extension of Object.keys(needs)) {
      const owner = live.get(ownerOf(extension));
      if (owner) found.add(owner);
    }
  }
  return found;
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();
