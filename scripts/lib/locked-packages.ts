import { dirname } from 'node:path';
import type { PackageImport } from './imports.ts';
import type { Lock } from './lockfile.ts';

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
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[place] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    for (const name of names) placeOf(packages, name, place).forEach((next) => places.add(next));
  }
  const versions = [...places].map((place) => [place, packages[place]?.version ?? ''] as const);
  return new Map(versions.sort(([one], [other]) => (one < other ? -1 : 1)));
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
