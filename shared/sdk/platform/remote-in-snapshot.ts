import type { OptionalBrandPart } from './brand-parts.ts';
import type { RemoteInSnapshot } from './page-data.ts';
import type { NavEntry } from './remote.ts';
import { fileUrl } from './release.ts';
import type { ReleaseManifest } from './release.ts';

/** A member of a list of the site pack, as menus show it. */
export interface ListedEntry {
  /** In the address of its page. */
  name: string;
  label: string;
  hint: string;
  /** SVG text (`icon.ts`). */
  icon: string;
}

/**
 * A live remote in the form of the registry snapshot.
 * @param origin of its files; empty: the site's own
 * @param isServed whether the remote may answer a path
 * @param has whether the deployment has set a part of its brand
 * @param listOf the entries of menus that a list of the site pack has
 */
export function remoteInSnapshot(
  manifest: ReleaseManifest,
  origin = '',
  isServed: (path: string) => boolean = () => true,
  has: (part: OptionalBrandPart) => boolean = () => true,
  listOf: (list: string) => readonly ListedEntry[] = () => [],
): RemoteInSnapshot {
  const missing = new Set(
    manifest.routes.flatMap(({ path, onlyWith }) => (onlyWith && !has(onlyWith) ? [path] : [])),
  );
  const shows = (path: string) => isServed(path) && !missing.has(path);
  const absolute = (path: string) => origin + fileUrl(manifest, path);
  return {
    name: manifest.name,
    version: manifest.version,
    entry: absolute(manifest.entry),
    integrity: manifest.files.find((file) => file.path === manifest.entry)?.integrity ?? '',
    globalName: manifest.globalName,
    routes: manifest.routes.filter((route) => shows(route.path)),
    nav: manifest.nav
      .filter((entry) => shows(entry.path))
      .flatMap((entry) =>
        entry.each === undefined ? [entry] : entriesOf(entry, listOf(entry.each)),
      )
      .filter((entry) => shows(entry.path)),
    ...(manifest.offers && { offers: manifest.offers }),
    pages: Object.fromEntries(
      Object.entries(manifest.pages).map(([page, needs]) => [
        page,
        { scripts: needs.scripts.map(absolute), styles: needs.styles.map(absolute) },
      ]),
    ),
  };
}

/** An entry for each member. They keep their order between the entries around them. */
const entriesOf = ({ slot, path, weight }: NavEntry, list: readonly ListedEntry[]): NavEntry[] =>
  list.map(({ name, ...shown }, index) => ({
    ...shown,
    slot,
    path: path.replace(':name', encodeURIComponent(name)),
    weight: weight + index / 1000,
  }));
