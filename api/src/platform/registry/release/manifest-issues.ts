import {
  extensionModuleOf,
  globalNameOf,
  leadsToPage,
  leadsToRoute,
  ownerOf,
  routeDataProblems,
} from '@portico/sdk/platform';
import type { PageRoute, ReleaseManifest } from '@portico/sdk/platform';

/**
 * Checks of a `release.json` beyond its shape: everything that the page server later relies on
 * without checking. Whether the release is compatible with others is checked by the gate.
 * @returns one sentence for each fault
 */
export function manifestIssues(manifest: ReleaseManifest): string[] {
  const paths = new Set(manifest.files.map((file) => file.path));
  const issues: string[] = [];
  if (!paths.has(manifest.entry))
    issues.push(`the entry ${manifest.entry} is not listed in its files`);
  if (paths.has('release.json')) issues.push('release.json cannot list itself');
  for (const [page, needs] of Object.entries(manifest.pages)) {
    for (const path of [...needs.scripts, ...needs.styles]) {
      if (!paths.has(path))
        issues.push(`page "${page}" needs ${path}, which is not listed in its files`);
    }
  }
  if (JSON.stringify(manifest).includes('\\u0000'))
    issues.push('release.json contains a NUL character');
  return issues.concat(manifest.kind === 'shell' ? shellIssues(manifest) : remoteIssues(manifest));
}

function shellIssues(manifest: ReleaseManifest): string[] {
  const issues: string[] = [];
  if (manifest.name !== 'shell') issues.push('a shell release must be named "shell"');
  if (!manifest.frame) issues.push('a shell release must have a frame');
  if (manifest.routes.length || manifest.nav.length)
    issues.push('a shell release must not have routes or navigation entries');
  if (manifest.offers || manifest.needs)
    issues.push('a shell release must not offer or need extensions');
  return issues;
}

function remoteIssues(manifest: ReleaseManifest): string[] {
  const { name, version } = manifest;
  const issues: string[] = [];
  if (name === 'shell') issues.push('a remote must not be named "shell"');
  if (manifest.globalName !== '' && manifest.globalName !== globalNameOf(name, version)) {
    issues.push(`the global name must be ${globalNameOf(name, version)}`);
  }
  for (const extension of Object.keys(manifest.offers ?? {})) {
    if (ownerOf(extension) !== name) {
      issues.push(
        `${name} offers the extension ${extension}, which belongs to ${ownerOf(extension)}`,
      );
    } else if (!manifest.pages[extensionModuleOf(extension)]) {
      issues.push(`the extension ${extension} has no module "${extensionModuleOf(extension)}"`);
    }
  }
  const badRoutes = manifest.routes.flatMap((route) => routeIssues(route, manifest));
  issues.push(...badRoutes);
  if (badRoutes.length) return issues;
  for (const entry of manifest.nav) {
    if (!leadsToRoute(entry, manifest.routes)) {
      issues.push(`the navigation links to ${entry.path}, which no route of ${name} matches`);
    }
  }
  return issues;
}

function routeIssues(route: PageRoute, manifest: ReleaseManifest): string[] {
  const issues: string[] = [];
  if (!manifest.pages[route.page]) issues.push(`${route.path} has no page "${route.page}"`);
  for (const [name, spec] of Object.entries(route.params ?? {})) {
    if (!leadsToPage(spec, manifest.routes)) {
      issues.push(
        `${route.path}: unknown values of ${name} are not redirected to a page without params`,
      );
    }
  }
  issues.push(...routeDataProblems(route, manifest.routes));
  if (route.data && !manifest.prerendered[`data:${route.path}`])
    issues.push(`${route.path} declares data, but the release has no template for it`);
  for (const address of route.preload ?? []) {
    if (!address.startsWith('/api/'))
      issues.push(`${route.path} preloads ${address}, which is not an API call`);
  }
  return issues;
}
