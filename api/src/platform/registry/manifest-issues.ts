import { globalNameOf, leadsToPage, matchRoute } from 'shared/platform';
import type { PageRoute, ReleaseManifest } from 'shared/platform';

/**
 * What a `release.json` says of itself that cannot be true or safe, beyond its shape: everything
 * that the page server relies on without asking again. Whether it fits what is live is the gate's
 * question.
 */
export function manifestIssues(manifest: ReleaseManifest): string[] {
  const paths = new Set(manifest.files.map((file) => file.path));
  const issues: string[] = [];
  if (!paths.has(manifest.entry)) issues.push(`the entry ${manifest.entry} is not among the files`);
  if (paths.has('release.json')) issues.push('release.json cannot list itself');
  for (const [page, needs] of Object.entries(manifest.pages)) {
    for (const path of [...needs.scripts, ...needs.styles]) {
      if (!paths.has(path))
        issues.push(`page "${page}" needs ${path}, which is not among the files`);
    }
  }
  if (JSON.stringify(manifest).includes('\\u0000')) issues.push('release.json contains a NUL');
  return issues.concat(manifest.kind === 'shell' ? shellIssues(manifest) : remoteIssues(manifest));
}

function shellIssues(manifest: ReleaseManifest): string[] {
  const issues: string[] = [];
  if (manifest.name !== 'shell') issues.push('a shell release is named "shell"');
  if (!manifest.frame) issues.push('a shell release carries a frame');
  if (manifest.routes.length || manifest.nav.length) issues.push('a shell release has no routes');
  return issues;
}

function remoteIssues(manifest: ReleaseManifest): string[] {
  const { name, version } = manifest;
  const issues: string[] = [];
  if (name === 'shell') issues.push('a remote is not named "shell"');
  if (manifest.globalName !== globalNameOf(name, version)) {
    issues.push(`the global name must be ${globalNameOf(name, version)}`);
  }
  const badRoutes = manifest.routes.flatMap((route) => routeIssues(route, manifest));
  issues.push(...badRoutes);
  if (badRoutes.length) return issues;
  for (const entry of manifest.nav) {
    if (!matchRoute(entry.path, manifest.routes)) {
      issues.push(`the navigation names ${entry.path}, which no route of ${name} answers`);
    }
  }
  return issues;
}

function routeIssues(route: PageRoute, manifest: ReleaseManifest): string[] {
  const issues: string[] = [];
  if (!manifest.pages[route.page]) issues.push(`${route.path} has no page "${route.page}"`);
  for (const [name, spec] of Object.entries(route.params ?? {})) {
    if (!leadsToPage(spec, manifest.routes)) {
      issues.push(`${route.path}: unknown values of ${name} lead to no page without params`);
    }
  }
  for (const address of route.preload ?? []) {
    if (!address.startsWith('/api/')) issues.push(`${route.path} preloads ${address}, not a call`);
  }
  return issues;
}
