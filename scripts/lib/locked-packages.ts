import { dirname } from 'node:path';
import type { PackageImport } from './imports.ts';
import type { Lock, LockEntry } from './lockfile.ts';

/** Type declarations do not change a build. */
const TYPES_ONLY = /(^|\/)@types\//;

/**
 * The imported packages with all of their dependencies.
 * @param packages of `package-lock.json`
 * @returns place of each package (`node_modules/a`) -> its version
 */
export function packagesReachedBy(
  packages: Lock['packages'],
  imports: readonly PackageImport[],
): Map<string, string> {
  const places = new Set(imports.flatMap(({ name, from }) => placeOf(packages, name, from)));
  for (const place of places) {
    for (const next of dependenciesOf(packages, place)) places.add(next);
  }
  const versions = [...places].map((place) => [place, packages[place]?.version ?? ''] as const);
  return new Map(versions.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The places of the packages that a package depends on. */
export function dependenciesOf(packages: Lock['packages'], place: string): string[] {
  const entry: LockEntry = packages[place] ?? {};
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return names.flatMap((name) => placeOf(packages, name, place));
}

/** Resolves a package like Node: in the nearest `node_modules`. @returns none or one */
function placeOf(packages: Lock['packages'], name: string, from: string): string[] {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[place];
    // Workspaces are links; their files are separate inputs.
    if (entry) return entry.link || TYPES_ONLY.test(place) ? [] : [place];
    if (folder === '.') return [];
  }
}
