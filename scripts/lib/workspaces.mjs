import { REMOTE_NAMES } from '../../shared/platform/remotes.js';

/**
 * What there is to build, in the order of building.
 * `node`: TypeScript for Node, file by file. `shell` and `remote`: releases.
 * @type {Record<string, 'node' | 'shell' | 'remote'>}
 */
export const WORKSPACES = {
  shared: 'node',
  api: 'node',
  sandbox: 'node',
  bench: 'node',
  shell: 'shell',
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, /** @type {const} */ ('remote')])),
};

/** Workspaces that end up in the release registry. */
export const RELEASED = Object.entries(WORKSPACES)
  .filter(([, kind]) => kind !== 'node')
  .map(([name]) => name);

/** Folders below a Node workspace that hold its sources. @param {string} name */
export const sourceFoldersOf = (name) =>
  name === 'shared' ? ['contracts', 'platform', 'rules', 'build', 'sdk/version.ts'] : ['src'];
