import { CliError } from '../bootstrap/cli-error.mjs';
import { RELEASED, WORKSPACES } from '../build/workspaces.ts';

/** Node workspaces that run; a change of one starts it again. */
const SERVERS = ['api', 'sandbox'];
/** Sections of `shared` that these import. */
const API_IMPORTS = /^shared\/(contracts|platform|rules)\//;
const SANDBOX_IMPORTS = /^shared\/contracts\//;
const TEST = /\.test\.tsx?$|^api\/test\//;

/** Apps that can be edited, in the order of their first build. */
export const EDITABLE: readonly string[] = [...RELEASED, ...SERVERS];

/**
 * The apps that a developer edits.
 * @param names none: all
 * @throws CliError where a name is unknown
 */
export function editedApps(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !EDITABLE.includes(name));
  if (unknown.length > 0)
    throw new CliError(
      `There is no app ${unknown.join(', ')}; there are ${Object.keys(WORKSPACES)
        .filter((name) => EDITABLE.includes(name))
        .join(', ')}.`,
    );
  return EDITABLE.filter((name) => names.length === 0 || names.includes(name));
}

/**
 * The workspaces that a changed file makes stale.
 * @param file path below the root
 * @param edited the apps that the developer edits
 * @returns `shared` first where it has to be built
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
