import { existsSync, readdirSync } from 'node:fs';
import { REMOTE_NAMES } from '../../shared/sdk/platform/remotes.js';
import { ROOT } from '../bootstrap/paths.mjs';

const LIST = 'shared/sdk/platform/remotes.js';
/** The pattern of package.json for workspaces of remotes. */
const REMOTE_FOLDER = /^mfe-/;

/**
 * Finds differences between the list of remotes and their folders.
 * @param root of the repository
 * @returns one sentence each
 */
export function remoteListProblems(
  root: string = ROOT,
  listed: readonly string[] = REMOTE_NAMES,
): string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && REMOTE_FOLDER.test(entry.name))
    .map(({ name }) => name)
    // A folder may contain only builds and packages of another branch.
    .filter((name) => existsSync(`${root}/${name}/src`));
  return [
    ...listed
      .filter((name) => !REMOTE_FOLDER.test(name))
      .map((name) => `${LIST} lists ${name}: the name of a remote begins with "mfe-".`),
    ...listed
      .filter((name) => REMOTE_FOLDER.test(name) && !existsSync(`${root}/${name}/src/remote.ts`))
      .map((name) => `${LIST} lists ${name}, but there is no ${name}/src/remote.ts.`),
    ...folders
      .filter((name) => !listed.includes(name))
      .map((name) => `There is a folder ${name}, but ${LIST} does not list it: add its line.`),
  ];
}
