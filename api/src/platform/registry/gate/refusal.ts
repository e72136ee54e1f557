import type { ReleaseManifest } from 'shared/platform';

/** What the gate looks at: everything of a manifest but its bulk. */
export type GateManifest = Omit<ReleaseManifest, 'files' | 'frame' | 'prerendered'>;

/** The rule that something breaks; a pipeline may tell them apart. */
type GateRule =
  | 'sdk-range'
  | 'sdk-exports'
  | 'api-operations'
  | 'api-contract'
  | 'route'
  | 'route-pattern'
  | 'navigation'
  | 'mount'
  | 'page-metadata'
  | 'integrity';

/** One thing that does not fit. */
export interface Refusal {
  rule: GateRule;
  /** Which release does not fit: `mfe-tools 1.2.0`. */
  release: string;
  /** What exactly does not fit. A sentence. */
  detail: string;
  /** How to mend it. A sentence. */
  mend: string;
}

export function nameOf(release: Pick<GateManifest, 'name' | 'version'>): string {
  return `${release.name} ${release.version}`;
}

/** `a`, `b` and `c`, at most ten of them. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 10);
  if (names.length > shown.length) shown.push(`${names.length - shown.length} more`);
  return shown.length > 1
    ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
    : (shown[0] ?? '');
}
