import type { ChannelRules } from '../state/registry-state.ts';
import { servedRoutes } from '../state/served-routes.ts';
import { mountRefusals, navigationRefusals, routeRefusals } from './address-rules.ts';
import { extensionRefusals } from './extension-rule.ts';
import { dataRefusals } from './data-rule.ts';
import { federationRefusals } from '@portico/sdk/platform';
import { imageRefusals } from './image-rule.ts';
import { metadataRefusals } from './metadata-rule.ts';
import { operationRefusals } from './operation-rule.ts';
import type { ApiCalls } from './operation-rule.ts';
import type { Addresses } from './overlap.ts';
import { patternRefusals } from './pattern-rule.ts';
import { sdkRefusals, sharedModuleRefusals } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';

/** The registry as it would be after a change. */
export interface Proposal {
  /** App name -> the release that would be live. */
  live: ReadonlyMap<string, GateManifest>;
  /** Names of the apps whose live version would change. */
  changed: ReadonlySet<string>;
  /** Retained releases that were live once: rollbacks and open tabs need them. */
  retained: readonly GateManifest[];
  channels: readonly (ChannelRules & { name: string })[];
  api: ApiCalls & {
    /** Addresses that the API serves for GET requests. */
    routes: readonly Addresses[];
    /** Whether a declared call is a GET that everybody may read. */
    isPublicGet: (path: string) => boolean;
  };
}

/**
 * Checks a remote against the live shell, the API and the other live remotes, and a shell against the
 * API and all live and retained remotes.
 * @returns all incompatibilities of the changed apps
 */
export function gate(proposal: Proposal): Refusal[] {
  const { live, changed, retained: kept, channels, api } = proposal;
  const shell = live.get('shell');
  const remotes = [...live.values()].filter(({ kind }) => kind === 'remote');
  const refusals: Refusal[] = extensionRefusals(proposal);
  for (const remote of remotes.filter(({ name }) => changed.has(name))) {
    const others = remotes.filter(({ name }) => name !== remote.name).map(servedRoutes);
    // A pair of changed remotes is compared once, not twice.
    const compared = others.filter(({ name }) => !changed.has(name) || name < remote.name);
    const own = channels.find(({ name }) => name === remote.name) ?? {
      name: remote.name,
      mounts: [],
      restriction: 'public' as const,
    };
    if (shell) {
      refusals.push(...federationRefusals(remote, shell, 'remote'));
      refusals.push(...sdkRefusals(remote, shell, 'remote'));
      refusals.push(...sharedModuleRefusals(remote, shell, 'remote'));
    }
    refusals.push(
      ...operationRefusals(remote, api, 'release'),
      ...mountRefusals(remote, own, channels),
      ...routeRefusals(remote, compared, api.routes),
      ...patternRefusals(remote),
      ...dataRefusals(remote, api.isPublicGet),
      ...navigationRefusals(remote, compared),
      ...metadataRefusals(remote),
      ...imageRefusals(remote, own.restriction),
    );
  }
  if (shell && changed.has('shell')) {
    const unchanged = remotes.filter(({ name }) => !changed.has(name));
    refusals.push(
      // Only live remotes: the site as a whole can be rolled back, the remotes first.
      ...unchanged.flatMap((remote) => federationRefusals(remote, shell, 'shell')),
      ...operationRefusals(shell, api, 'release'),
      ...[...unchanged, ...kept.filter(({ kind }) => kind === 'remote')].flatMap((remote) => [
        ...sdkRefusals(remote, shell, 'shell'),
        ...sharedModuleRefusals(remote, shell, 'shell'),
      ]),
    );
  }
  return refusals;
}

/** @returns the calls of live or retained releases that a starting API would break */
export function apiRefusals(releases: readonly GateManifest[], api: ApiCalls): Refusal[] {
  return releases.flatMap((release) => operationRefusals(release, api, 'api'));
}
