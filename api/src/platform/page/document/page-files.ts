import { preloadTag, resourcesOf, type Resource } from '../head/resources.ts';
import type { ShownPage } from './shown-page.ts';

/** The files that a page needs, from the releases of its shell and its remote. */
export interface PageFiles {
  shell: { scripts: Resource[]; styles: Resource[] };
  remote: { scripts: Resource[]; styles: Resource[] };
  /** Preloads of the remote's scripts. */
  remotePreloads: string[];
}

/** @param isStatic whether the page is painted before its scripts arrive */
export function pageFiles(page: ShownPage, isStatic: boolean): PageFiles {
  const { shell } = page.visible;
  const needs = shell.pages[''] ?? { scripts: [], styles: [] };
  // An older shell does not know remotes that are switched off, and would show its 404 page.
  const isInert = page.kind === 'switched-off' && page.frame.switchedOff === undefined;
  const scripts = [...needs.scripts.filter((path) => path !== shell.entry), shell.entry];
  const remote = remoteFiles(page);
  const kind = page.release?.globalName === '' ? 'module' : 'script';
  return {
    shell: {
      scripts: isInert ? [] : resourcesOf(shell, scripts),
      styles: resourcesOf(shell, needs.styles),
    },
    remote,
    remotePreloads: remote.scripts.map((file) => preloadTag(kind, file, !isStatic)),
  };
}

/** The files of a page's remote, and the shared modules that it consumes in files of their own. */
function remoteFiles({ release, match, visible }: ShownPage): PageFiles['remote'] {
  if (!release || !match) return { scripts: [], styles: [] };
  const { shell, origins } = visible;
  const origin = origins.get(release.name);
  const needs = release.pages[match.route.page] ?? { scripts: [], styles: [] };
  const shared = (needs.borrows ?? []).flatMap((name) => shell.pages[name]?.scripts ?? []);
  return {
    scripts: [
      ...resourcesOf(shell, shared),
      ...resourcesOf(release, [release.entry, ...needs.scripts], origin),
    ],
    styles: resourcesOf(release, needs.styles, origin),
  };
}
