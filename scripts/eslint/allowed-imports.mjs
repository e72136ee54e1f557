import { REMOTE_NAMES } from '../../shared/platform/remotes.js';

/**
 * The allowed imports of each workspace. Plain JavaScript, as ESLint loads it.
 * @typedef {{ shared: string[], forbidden: string[] }} Imports `shared`: sections of `shared` that
 *   it may import; `forbidden`: packages that it must not import
 */

/** The shell provides these to remotes through `shared/sdk` alone. */
const PROVIDED_BY_SDK = [
  'react-router',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'react-redux',
  '@module-federation',
];

const SERVER_ONLY = ['@nestjs', 'drizzle-orm', 'pg', 'fastify', '@electric-sql'];
const BROWSER_ONLY = ['react', 'react-dom', 'styled-components', ...PROVIDED_BY_SDK];

const remote = {
  shared: ['charts', 'contracts', 'platform', 'sdk', 'ui', 'rules'],
  forbidden: [...PROVIDED_BY_SDK, ...SERVER_ONLY],
};

/** By workspace; of `shared`, by section. @type {Record<string, Imports>} */
const ALLOWED_IMPORTS = {
  shell: { shared: ['contracts', 'platform', 'sdk', 'ui', 'rules'], forbidden: SERVER_ONLY },
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, remote])),
  api: { shared: ['contracts', 'rules', 'platform'], forbidden: BROWSER_ONLY },
  sandbox: { shared: ['contracts'], forbidden: BROWSER_ONLY },
  e2e: { shared: ['contracts', 'platform', 'rules'], forbidden: [] },
  // Remotes and hosts that tests build.
  'e2e/fixtures': { shared: remote.shared, forbidden: SERVER_ONLY },
  bench: { shared: ['contracts', 'platform', 'rules', 'build'], forbidden: [] },
  scripts: { shared: ['platform', 'build'], forbidden: [] },
  'shared/contracts': {
    shared: ['contracts', 'platform'],
    forbidden: [...BROWSER_ONLY, ...SERVER_ONLY],
  },
  'shared/platform': { shared: ['platform'], forbidden: [...BROWSER_ONLY, ...SERVER_ONLY] },
  'shared/rules': { shared: ['rules'], forbidden: [...BROWSER_ONLY, ...SERVER_ONLY] },
  'shared/sdk': { shared: ['sdk', 'ui', 'contracts', 'platform', 'rules'], forbidden: SERVER_ONLY },
  'shared/charts': {
    shared: ['charts', 'ui', 'rules'],
    forbidden: [...PROVIDED_BY_SDK, ...SERVER_ONLY],
  },
  'shared/ui': { shared: ['ui', 'sdk', 'rules'], forbidden: [...PROVIDED_BY_SDK, ...SERVER_ONLY] },
  'shared/build': { shared: ['build', 'platform', 'contracts', 'sdk'], forbidden: SERVER_ONLY },
};

/**
 * Tests start these as real peers: Discord and Stripe are never mocked.
 * @type {Record<string, string[]>}
 */
const TEST_PEERS = { api: ['sandbox'] };

const TEST_FILE = /\.test\.tsx?$|^[\w-]+\/test\//;

/**
 * Their code runs in browsers, which need no zod: it imports only the types of a contract's schema.
 * Their tests run in Node and may import the schema itself.
 */
const BROWSER_WORKSPACES = /^(shell|mfe-\w+|shared\/(sdk|ui))$/;

/** Scripts import these by their path: they run without a build. */
const DATA_FOR_SCRIPTS = ['shared/platform/remotes.js', 'shared/platform/shared-modules.ts'];

const SCHEMA = /^shared\/contracts\/.*\/schema(\.ts)?$/;

/**
 * The workspace of a file.
 * @param {string} path below the root, with `/`
 * @returns {string} a key of {@link ALLOWED_IMPORTS}, or the first folder
 */
function workspaceOf(path) {
  const [first = '', second = ''] = path.split('/');
  const hasSections = first === 'shared' || (first === 'e2e' && second === 'fixtures');
  return hasSections ? `${first}/${second}` : first;
}

/**
 * Why an import is forbidden.
 * @param {{ file: string, source: string, target?: string, typeOnly: boolean }} use `file` and,
 *   for a relative import, `target`: paths below the root
 * @returns {string | undefined} undefined: it is allowed
 */
export function violation({ file, source, target, typeOnly }) {
  const workspace = workspaceOf(file);
  const allowed = ALLOWED_IMPORTS[workspace];
  if (!allowed) return undefined;
  const neighbour = target === undefined ? undefined : workspaceOf(target);
  if (neighbour === workspace) return undefined;
  if (workspace === 'scripts' && target && DATA_FOR_SCRIPTS.includes(target)) return undefined;
  const bothShared = workspace.startsWith('shared/') && neighbour?.startsWith('shared/');
  if (neighbour !== undefined && !bothShared)
    return `${workspace} must not import ${neighbour || 'the root'} by a relative path.`;
  const path = target ?? source;
  const [name, section] = path.split('/');
  if (name === 'shared') {
    if (!section || !allowed.shared.includes(section))
      return `${workspace} must not import shared/${section ?? ''}; it may import ${listed(allowed.shared)}.`;
    if (
      BROWSER_WORKSPACES.test(workspace) &&
      !typeOnly &&
      !TEST_FILE.test(file) &&
      SCHEMA.test(path)
    )
      return `Browser code imports only types from ${path}: write "import type".`;
    return undefined;
  }
  if (TEST_FILE.test(file) && TEST_PEERS[workspace]?.includes(name ?? '')) return undefined;
  if (name !== undefined && name in ALLOWED_IMPORTS) return `${workspace} must not import ${name}.`;
  const forbidden = allowed.forbidden.find((pkg) => source === pkg || source.startsWith(`${pkg}/`));
  return forbidden && `${workspace} must not import ${forbidden}.`;
}

/** @param {string[]} sections */
const listed = (sections) => sections.map((section) => `shared/${section}`).join(', ');
