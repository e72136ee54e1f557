import { existsSync, readdirSync } from 'node:fs';
import { REMOTE_NAMES } from '../../shared/platform/remotes.js';
import { ROOT } from './paths.mjs';

const LIST = 'shared/platform/remotes.js';
/** What package.json takes for workspaces of remotes. */
const REMOTE_FOLDER = /^mfe-/;

/**
 * Where the list of remotes and their folders differ.
 * @param {string} [root] of the repository
 * @param {readonly string[]} [listed]
 * @returns {string[]} one sentence each
 */
export function remoteListProblems(root = ROOT, listed = REMOTE_NAMES) {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && REMOTE_FOLDER.test(entry.name))
    .map(({ name }) => name)
    // Another branch may have left what was built or installed.
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
