import { REMOTE_NAMES } from '../../shared/sdk/platform/remotes.js';

type Kind = 'node' | 'shell' | 'remote';

/**
 * The workspaces that are built, in build order. `node`: TypeScript for Node, file by file. `shell`
 * and `remote`: releases.
 */
export const WORKSPACES: Record<string, Kind> = {
  'shared/sdk': 'node',
  'shared/contracts': 'node',
  'shared/site': 'node',
  'shared/remote': 'node',
  api: 'node',
  sandbox: 'node',
  bench: 'node',
  shell: 'shell',
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, 'remote' as const])),
};

/** Workspaces whose builds go to the release registry. */
export const RELEASED = Object.entries(WORKSPACES)
  .filter(([, kind]) => kind !== 'node')
  .map(([name]) => name);

/** Packages that the other builds read. */
export const PACKAGES: readonly string[] = [
  'shared/sdk',
  'shared/contracts',
  'shared/site',
  'shared/remote',
];
