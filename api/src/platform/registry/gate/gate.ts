import type { ChannelRules } from '../channel-defaults.ts';
import { servedRoutes } from '../served-routes.ts';
import { mountRefusals, navigationRefusals, routeRefusals } from './address-rules.ts';
import { metadataRefusals } from './metadata-rule.ts';
import { operationRefusals } from './operation-rule.ts';
import type { ApiCalls } from './operation-rule.ts';
import type { Addresses } from './overlap.ts';
import { patternRefusals } from './pattern-rule.ts';
import { sdkRefusals } from './sdk-rule.ts';
import type { GateManifest, Refusal } from './refusal.ts';

/** The world as it would be. */
export interface Proposal {
  /** What would be live, by part. */
  live: ReadonlyMap<string, GateManifest>;
  /** Parts whose live version would change. */
  changed: ReadonlySet<string>;
  /** Releases that were live and can be live again: rollbacks and open tabs need them. */
  kept: readonly GateManifest[];
  channels: readonly (ChannelRules & { name: string })[];
  api: ApiCalls & {
    /** What the API itself answers to a browser's GET. */
    routes: readonly Addresses[];
  };
}

/**
 * Everything that does not fit together, at once. A remote is held against the live shell, the API
 * and the other live remotes; a shell against all live and retained remotes (DESIGN §3).
 */
export function gate(proposal: Proposal): Refusal[] {
  const { live, changed, kept, channels, api } = proposal;
  const shell = live.get('shell');
  const remotes = [...live.values()].filter(({ kind }) => kind === 'remote');
  const refusals: Refusal[] = [];
  for (const remote of remotes.filter(({ name }) => changed.has(name))) {
    const others = remotes.filter(({ name }) => name !== remote.name).map(servedRoutes);
    // Two that arrive together meet once, not twice.
    const met = others.filter(({ name }) => !changed.has(name) || name < remote.name);
    const own = channels.find(({ name }) => name === remote.name) ?? {
      name: remote.name,
      mounts: [],
    };
    if (shell) refusals.push(...sdkRefusals(remote, shell, 'remote'));
    refusals.push(
      ...operationRefusals(remote, api, 'release'),
      ...mountRefusals(remote, own, channels),
      ...routeRefusals(remote, met, api.routes),
      ...patternRefusals(remote),
      ...navigationRefusals(remote, met),
      ...metadataRefusals(remote),
    );
  }
  if (shell && changed.has('shell')) {
    const standing = remotes.filter(({ name }) => !changed.has(name));
    refusals.push(
      ...operationRefusals(shell, api, 'release'),
      ...[...standing, ...kept.filter(({ kind }) => kind === 'remote')].flatMap((remote) =>
        sdkRefusals(remote, shell, 'shell'),
      ),
    );
  }
  return refusals;
}

/** What an API would break by starting: calls of live or retained releases. */
export function apiRefusals(releases: readonly GateManifest[], api: ApiCalls): Refusal[] {
  return releases.flatMap((release) => operationRefusals(release, api, 'api'));
}
