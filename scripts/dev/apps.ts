import { RELEASED } from '../build/workspaces.ts';

/** Node workspaces that run; a change restarts them. */
const SERVERS = ['api', 'sandbox'];
/** Sections of `shared` that these import. */
const API_IMPORTS = /^shared\/(sdk\/(contracts|platform|rules)|contracts|site)\//;
const SANDBOX_IMPORTS = /^shared\/(sdk\/)?contracts\//;
const TEST = /\.test\.tsx?$|^api\/test\//;

/** Apps that can be edited, in the order of their first build. */
export const EDITABLE: readonly string[] = [...RELEASED, ...SERVERS];

/**
 * The apps that a developer edits.
 * @param names some of {@link EDITABLE}; none: all
 */
export const editedApps = (names: readonly string[]): string[] =>
  EDITABLE.filter((name) => names.length === 0 || names.includes(name));

/**
 * The workspaces that a changed file makes stale.
 * @param file path below the root
 * @param edited the apps that the developer edits
 * @returns `shared` first if it has to be built
 */
export function appsToRebuild(file: string, edited: readonly string[]): string[] {
  if (TEST.test(file)) return [];
  const [first = ''] = file.split('/');
  if (first !== 'shared') return edited.includes(first) ? [first] : [];
  const importers = edited.filter((app) => {
    if (app === 'api') return API_IMPORTS.test(file);
    return app === 'sandbox' ? SANDBOX_IMPORTS.test(file) : true;
  });
  return importers.length > 0 ? ['shared', ...importers] : [];
}
