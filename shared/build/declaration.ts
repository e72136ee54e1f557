import { existsSync } from 'node:fs';
import { leadsToPage, matchRoute, patternProblems } from '../platform/index.ts';
import type { PageRoute, RemoteDeclaration } from '../platform/index.ts';
import { importBundled } from './bundle.ts';
import type { AppBuild } from './webpack-config.ts';

/**
 * Reads `src/remote.ts` of a remote.
 * @throws an error that states what does not fit and where
 */
export async function readDeclaration(app: AppBuild): Promise<RemoteDeclaration> {
  const { default: declaration } = await importBundled<{ default: RemoteDeclaration }>(
    app,
    "export { default } from './src/remote.ts';",
  );
  const problems = declarationProblems(declaration, app.name, (page) =>
    existsSync(`${app.folder}/src/pages/${page}/page.tsx`),
  );
  if (problems.length > 0) {
    throw new Error(`${app.name}/src/remote.ts does not fit:\n- ${problems.join('\n- ')}`);
  }
  return declaration;
}

/** @returns one sentence for each thing that does not fit */
export function declarationProblems(
  { name, routes, nav }: RemoteDeclaration,
  workspace: string,
  pageExists: (page: string) => boolean,
): string[] {
  const problems: string[] = [];
  if (name !== workspace) problems.push(`name is '${name}' but the workspace is '${workspace}'`);
  const paths = new Set<string>();
  for (const route of routes) {
    if (paths.has(route.path)) problems.push(`route ${route.path} is declared twice`);
    paths.add(route.path);
    if (!pageExists(route.page)) {
      problems.push(`route ${route.path}: src/pages/${route.page}/page.tsx does not exist`);
    }
    problems.push(...paramProblems(route, routes), ...patternProblems(route));
  }
  for (const { path } of nav) {
    if (!matchRoute(path, routes)) problems.push(`nav ${path}: no route answers it`);
  }
  return problems;
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
      `route ${route.path}: params.${name}.otherwise must be the path of a route without params`,
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
