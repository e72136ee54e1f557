import { REMOTE_NAMES } from '../../shared/platform/remotes.js';

/**
 * Who may import whom (DESIGN §1), as data. Keys are workspaces and, below `shared`, rooms.
 * `rooms`: rooms of `shared` that it may import. `packages`: packages that it must not import.
 */

/** Remotes get these from the shell, through `shared/sdk` alone (DESIGN §3). */
const LENT_THROUGH_SDK = [
  'react-router',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'react-redux',
  '@module-federation',
];

const SERVER_ONLY = ['@nestjs', 'drizzle-orm', 'pg', 'fastify', '@electric-sql'];
const BROWSER_ONLY = ['react', 'react-dom', 'styled-components', ...LENT_THROUGH_SDK];

const remote = {
  rooms: ['charts', 'contracts', 'platform', 'sdk', 'ui', 'rules'],
  packages: [...LENT_THROUGH_SDK, ...SERVER_ONLY],
};

/** @type {Record<string, { rooms: string[], packages: string[] }>} */
const BORDERS = {
  shell: { rooms: ['contracts', 'platform', 'sdk', 'ui', 'rules'], packages: SERVER_ONLY },
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, remote])),
  api: { rooms: ['contracts', 'rules', 'platform'], packages: BROWSER_ONLY },
  sandbox: { rooms: ['contracts'], packages: BROWSER_ONLY },
  e2e: { rooms: ['contracts', 'platform', 'rules'], packages: [] },
  // Remotes that tests build.
  'e2e/fixtures': remote,
  bench: { rooms: ['contracts', 'platform', 'rules', 'build'], packages: [] },
  scripts: { rooms: ['platform', 'build'], packages: [] },
  'shared/contracts': {
    rooms: ['contracts', 'platform'],
    packages: [...BROWSER_ONLY, ...SERVER_ONLY],
  },
  'shared/platform': { rooms: ['platform'], packages: [...BROWSER_ONLY, ...SERVER_ONLY] },
  'shared/rules': { rooms: ['rules'], packages: [...BROWSER_ONLY, ...SERVER_ONLY] },
  'shared/sdk': { rooms: ['sdk', 'ui', 'contracts', 'platform', 'rules'], packages: SERVER_ONLY },
  'shared/charts': {
    rooms: ['charts', 'ui', 'rules'],
    packages: [...LENT_THROUGH_SDK, ...SERVER_ONLY],
  },
  'shared/ui': { rooms: ['ui', 'sdk', 'rules'], packages: [...LENT_THROUGH_SDK, ...SERVER_ONLY] },
  'shared/build': { rooms: ['build', 'platform', 'contracts', 'sdk'], packages: SERVER_ONLY },
};

/**
 * Tests start these as real peers: Discord and Stripe are never mocked.
 * @type {Record<string, string[]>}
 */
const TEST_PEERS = { api: ['sandbox'] };

const TEST_FILE = /\.test\.tsx?$|^[\w-]+\/test\//;

/**
 * Code of these runs in browsers, where zod has no place: only types of a contract's schema. Their
 * tests run in Node and may measure by it.
 */
const BROWSER_WORKSPACES = /^(shell|mfe-\w+|shared\/(sdk|ui))$/;

/** Scripts read it before packages are installed, so by its path. */
const BEFORE_INSTALL = 'shared/platform/remotes.js';

const SCHEMA = /^shared\/contracts\/.*\/schema(\.ts)?$/;

/**
 * Whose file this is.
 * @param {string} path below the root, with `/`
 * @returns {string} a key of {@link BORDERS}, or the first folder
 */
function workspaceOf(path) {
  const [first = '', second = ''] = path.split('/');
  const hasRooms = first === 'shared' || (first === 'e2e' && second === 'fixtures');
  return hasRooms ? `${first}/${second}` : first;
}

/**
 * Why an import is forbidden.
 * @param {{ file: string, source: string, target?: string, typeOnly: boolean }} use `file` and,
 *   for a relative import, `target`: paths below the root
 * @returns {string | undefined} undefined: it is allowed
 */
export function violation({ file, source, target, typeOnly }) {
  const workspace = workspaceOf(file);
  const border = BORDERS[workspace];
  if (!border) return undefined;
  const neighbour = target === undefined ? undefined : workspaceOf(target);
  if (neighbour === workspace) return undefined;
  if (workspace === 'scripts' && target === BEFORE_INSTALL) return undefined;
  const bothShared = workspace.startsWith('shared/') && neighbour?.startsWith('shared/');
  if (neighbour !== undefined && !bothShared)
    return `${workspace} must not reach into ${neighbour || 'the root'} by a relative path.`;
  const path = target ?? source;
  const [name, room] = path.split('/');
  if (name === 'shared') {
    if (!room || !border.rooms.includes(room))
      return `${workspace} must not import shared/${room ?? ''}; it may import ${listed(border.rooms)}.`;
    if (
      BROWSER_WORKSPACES.test(workspace) &&
      !typeOnly &&
      !TEST_FILE.test(file) &&
      SCHEMA.test(path)
    )
      return `Code of browsers takes types only from ${path}: write "import type".`;
    return undefined;
  }
  if (TEST_FILE.test(file) && TEST_PEERS[workspace]?.includes(name ?? '')) return undefined;
  if (name !== undefined && name in BORDERS) return `${workspace} must not import ${name}.`;
  const forbidden = border.packages.find((pkg) => source === pkg || source.startsWith(`${pkg}/`));
  return forbidden && `${workspace} must not import ${forbidden}.`;
}

/** @param {string[]} rooms */
const listed = (rooms) => rooms.map((room) => `shared/${room}`).join(', ');
