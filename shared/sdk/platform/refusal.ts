import type { ReleaseManifest } from './release.ts';

/** A manifest without its large fields, which the gate does not need. */
export type GateManifest = Omit<ReleaseManifest, 'files' | 'frame' | 'prerendered'>;

/** The fields that decide whether a remote runs in a shell. */
export type ShellNeeds = Pick<
  ReleaseManifest,
  'name' | 'version' | 'sdk' | 'sdkExports' | 'sharedModules' | 'globalName' | 'federation'
>;

/** The violated rule, as part of the problem response. */
type GateRule =
  | 'sdk-range'
  | 'sdk-exports'
  | 'shared-modules'
  | 'federation'
  | 'api-operations'
  | 'api-contract'
  | 'route'
  | 'route-pattern'
  | 'navigation'
  | 'mount'
  | 'page-data'
  | 'page-metadata'
  | 'images'
  | 'extension'
  | 'configuration'
  | 'integrity'
  | 'budget'
  | 'smoke';

/** A reason why a change is rejected. */
export interface Refusal {
  rule: GateRule;
  /** The incompatible release: `mfe-tools 1.2.0`. */
  release: string;
  /** The incompatibility, one sentence. */
  detail: string;
  /** How to fix it, one sentence. */
  fix: string;
}

export function nameOf(release: Pick<ReleaseManifest, 'name' | 'version'>): string {
  return `${release.name} ${release.version}`;
}

/** Joins names to `a, b and c`, at most ten of them. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 10);
  if (names.length > shown.length) shown.push(`${names.length - shown.length} more`);
  return shown.length > 1
    ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
    : (shown[0] ?? '');
}
