import { releaseKey, type RegistryState, type StoredRelease } from './registry-state.ts';

/**
 * Releases that one visitor gets in place of the live ones of their apps: for a preview, or as part of a
 * canary. Empty: the visitor gets what is live.
 */
export type Replacements = readonly StoredRelease[];

/** @returns a key that is equal for the same versions, in any order */
export function replacementsKey(replacements: Replacements): string {
  return replacements
    .map(({ manifest }) => releaseKey(manifest.name, manifest.version))
    .sort()
    .join(' ');
}

/**
 * @returns the state as if the replacements were live. An app that is switched off is on again: only a
 *   preview replaces the release of one. Replacements of unknown apps have no effect.
 */
export function withReplacements(state: RegistryState, replacements: Replacements): RegistryState {
  const byApp = new Map(replacements.map((release) => [release.manifest.name, release]));
  const channels = state.channels.map((channel) => {
    const live = byApp.get(channel.name);
    if (!live) return channel;
    const { isOff: _isOff, ...rest } = channel;
    return { ...rest, live };
  });
  return { ...state, channels };
}
