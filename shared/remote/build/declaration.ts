import { existsSync } from 'node:fs';
import {
  EXTENSION_NAME,
  EXTENSION_PREFIX,
  extensionFileOf,
  extensionModuleOf,
  iconProblem,
  leadsToPage,
  leadsToRoute,
  matchRoute,
  ownerOf,
  patternProblems,
  routeDataProblems,
} from '@portico/sdk/platform';
import type {
  ExtensionPoint,
  PageRoute,
  RemoteConfiguration,
  RemoteDeclaration,
} from '@portico/sdk/platform';
import { configurationKeys } from '@portico/sdk/platform/check-configuration';
import { importBundled } from './bundle.ts';
import type { AppBuild } from './webpack-config.ts';

/**
 * Reads `src/remote.ts` of a remote.
 * @throws an error that lists all problems
 */
export async function readDeclaration(app: AppBuild): Promise<RemoteDeclaration> {
  const { default: declaration } = await importBundled<{ default: RemoteDeclaration }>(
    app,
    "export { default } from './src/remote.ts';",
  );
  const problems = declarationProblems(declaration, app.name, (file) =>
    existsSync(`${app.folder}/${file}`),
  );
  if (problems.length > 0) {
    throw new Error(`${app.name}/src/remote.ts is invalid:\n- ${problems.join('\n- ')}`);
  }
  return declaration;
}

/** @returns one sentence for each problem */
export function declarationProblems(
  { name, routes, nav, offers = [], configuration }: RemoteDeclaration,
  workspace: string,
  fileExists: (path: string) => boolean,
): string[] {
  const problems: string[] = [];
  if (name !== workspace) problems.push(`name is '${name}' but the workspace is '${workspace}'`);
  const paths = new Set<string>();
  for (const route of routes) {
    if (paths.has(route.path)) problems.push(`route ${route.path} is declared twice`);
    paths.add(route.path);
    if (!fileExists(pageFile(route.page))) {
      problems.push(`route ${route.path}: ${pageFile(route.page)} does not exist`);
    }
    if (route.page.startsWith(EXTENSION_PREFIX)) {
      problems.push(
        `route ${route.path}: the name of a page must not begin with ${EXTENSION_PREFIX}`,
      );
    }
    if (route.data && !fileExists(screenFile(route.page))) {
      problems.push(`route ${route.path}: ${screenFile(route.page)} does not exist`);
    }
    for (const former of route.movedFrom ?? []) {
      if (matchRoute(former, routes))
        problems.push(`route ${route.path}: movedFrom ${former} is a page`);
      if (route.path.includes(':') || route.path.includes('*')) {
        problems.push(`route ${route.path}: movedFrom needs a path without params`);
      }
    }
    problems.push(
      ...paramProblems(route, routes),
      ...patternProblems(route),
      ...routeDataProblems(route, routes),
    );
  }
  for (const entry of nav) {
    const { path, icon } = entry;
    if (!leadsToRoute(entry, routes)) problems.push(`nav ${path}: no route matches it`);
    const iconFault = icon === undefined ? undefined : iconProblem(icon);
    if (iconFault) problems.push(`nav ${path}: invalid icon: ${iconFault}`);
  }
  return [
    ...problems,
    ...offers.flatMap((point) => offerProblems(point, name, fileExists)),
    ...(configuration ? configurationFaults(configuration, name) : []),
  ];
}

function configurationFaults({ remote, keys }: RemoteConfiguration, name: string): string[] {
  if (remote !== name) return [`configuration: it is of ${remote}, not of ${name}`];
  const { error } = configurationKeys.safeParse(keys);
  return (error?.issues ?? []).map(
    ({ path, message }) => `configuration ${path.join('.')}: ${message}`,
  );
}

function offerProblems(
  { name, version }: ExtensionPoint,
  remote: string,
  fileExists: (path: string) => boolean,
): string[] {
  const problem = (text: string) => [`offer ${name}: ${text}`];
  if (!EXTENSION_NAME.test(name)) return problem(`the name does not match ${EXTENSION_NAME}`);
  if (ownerOf(name) !== remote) return problem(`only ${ownerOf(name)} may offer it`);
  if (!Number.isInteger(version) || version < 1)
    return problem('the version must be a positive integer');
  if (!fileExists(extensionFile(name))) return problem(`${extensionFile(name)} does not exist`);
  return [];
}

const pageFile = (page: string) => `src/pages/${page}/page.tsx`;
const screenFile = (page: string) => `src/pages/${page}/first-screen.tsx`;
const extensionFile = (name: string) => `src/extensions/${extensionFileOf(name)}.tsx`;

/** Exposed name -> source file relative to the remote, for all pages and offered extensions. */
export function modulesOf({ routes, offers = [] }: RemoteDeclaration): Map<string, string> {
  return new Map([
    ...routes.map(({ page }) => [page, pageFile(page)] as const),
    ...offers.map(({ name }) => [extensionModuleOf(name), extensionFile(name)] as const),
  ]);
}

function paramProblems(route: PageRoute, routes: readonly PageRoute[]): string[] {
  const names = route.path
    .split('/')
    .flatMap((segment) => (segment.startsWith(':') ? segment.slice(1) : []));
  const missing = names
    .filter((name) => !route.params?.[name])
    .map((name) => `route ${route.path}: params.${name} is missing`);
  for (const [name, spec] of Object.entries(route.params ?? {})) {
    if (leadsToPage(spec, routes)) continue;
    missing.push(
      `route ${route.path}: params.${name}.fallback must be the path of a route without params`,
    );
  }
  const open = Object.entries(route.params ?? {}).some(([, spec]) => !('oneOf' in spec));
  if (route.prerender && open) {
    missing.push(`route ${route.path}: only oneOf params can be prerendered`);
  }
  return missing;
}

/** Every address of a prerendered route. */
export function pathsOf(route: PageRoute): string[] {
  return Object.entries(route.params ?? {}).reduce<string[]>(
    (paths, [name, spec]) =>
      paths.flatMap((path) =>
        Object.keys('oneOf' in spec ? spec.oneOf : {}).map((value) =>
          path.replace(`:${name}`, value),
        ),
      ),
    [route.path],
  );
}
