import { REMOTE_NAMES } from '../../shared/sdk/platform/remotes.js';

/**
 * The allowed imports of each workspace. Plain JavaScript, as ESLint loads it.
 * @typedef {{ shared: string[], forbidden: string[] }} Imports `shared`: sections of the packages in
 *   `shared` that it may import; `forbidden`: packages that it must not import
 */

/** The shell provides these to remotes only through `@portico/sdk`. */
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
  shared: ['charts', 'contracts', 'platform', 'sdk', 'site', 'ui', 'rules'],
  forbidden: [...PROVIDED_BY_SDK, ...SERVER_ONLY],
};

/** By workspace; of `shared`, by folder of a package. @type {Record<string, Imports>} */
const ALLOWED_IMPORTS = {
  shell: { shared: ['contracts', 'platform', 'sdk', 'ui', 'rules'], forbidden: SERVER_ONLY },
  ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, remote])),
  api: {
    shared: ['contracts', 'rules', 'platform', 'site', 'pack'],
    forbidden: BROWSER_ONLY,
  },
  // Bots install it without the other packages.
  'shared/bot/client': { shared: [], forbidden: [...BROWSER_ONLY, ...SERVER_ONLY] },
  sandbox: { shared: ['contracts', 'site'], forbidden: BROWSER_ONLY },
  e2e: { shared: ['contracts', 'platform', 'rules', 'site'], forbidden: [] },
  // Remotes and hosts that tests build.
  'e2e/fixtures': { shared: remote.shared, forbidden: SERVER_ONLY },
  bench: { shared: ['contracts', 'platform', 'rules', 'site', 'build'], forbidden: [] },
  scripts: { shared: ['contracts', 'platform', 'site', 'pack', 'build'], forbidden: [] },
  // Its tests make calls as pages do.
  'shared/contracts': {
    shared: ['contracts', 'platform', 'sdk', 'site'],
    forbidden: [...BROWSER_ONLY, ...SERVER_ONLY],
  },
  'shared/contracts/rules': {
    shared: ['rules', 'site'],
    forbidden: [...BROWSER_ONLY, ...SERVER_ONLY],
  },
  'shared/site': {
    shared: ['site', 'platform', 'rules'],
    forbidden: [...BROWSER_ONLY, ...SERVER_ONLY],
  },
  'shared/sdk/contracts': {
    shared: ['contracts', 'platform'],
    forbidden: [...BROWSER_ONLY, ...SERVER_ONLY],
  },
  'shared/sdk/platform': {
    shared: ['platform', 'rules'],
    forbidden: [...BROWSER_ONLY, ...SERVER_ONLY],
  },
  'shared/sdk/rules': { shared: ['rules'], forbidden: [...BROWSER_ONLY, ...SERVER_ONLY] },
  'shared/sdk/runtime': {
    shared: ['sdk', 'ui', 'contracts', 'platform', 'rules'],
    forbidden: SERVER_ONLY,
  },
  'shared/ui/charts': {
    shared: ['charts', 'ui', 'rules'],
    forbidden: [...PROVIDED_BY_SDK, ...SERVER_ONLY],
  },
  'shared/ui/components': {
    shared: ['ui', 'sdk', 'rules'],
    forbidden: [...PROVIDED_BY_SDK, ...SERVER_ONLY],
  },
  'shared/remote/build': {
    shared: ['build', 'platform', 'contracts', 'sdk'],
    forbidden: SERVER_ONLY,
  },
};

/**
 * Tests run these as real servers, because Discord and Stripe are never mocked, and as a real client.
 * @type {Record<string, string[]>}
 */
const TEST_PEERS = { api: ['sandbox', 'bot'] };

const TEST_FILE = /\.test\.tsx?$|^[\w-]+\/test\//;

/**
 * Their code runs in browsers, which need no zod: it imports only the types of a contract's schema.
 * Their tests run in Node and may import the schema itself.
 */
const BROWSER_WORKSPACES = /^(shell|mfe-\w+|shared\/(sdk\/runtime|ui\/components))$/;

/** Scripts import these by path, because they run without a build. */
const DATA_FOR_SCRIPTS = [
  'shared/sdk/platform/remotes.js',
  'shared/sdk/platform/shared-modules.ts',
];

const SCHEMA = /^(shared|@portico)\/(sdk\/)?contracts\/.*\/schema(\.ts)?$/;

/**
 * The workspace of a file.
 * @param {string} path below the root, with `/`
 * @returns {string} a key of {@link ALLOWED_IMPORTS}, or the first folder
 */
function workspaceOf(path) {
  const [first = '', second = '', third = ''] = path.split('/');
  // The folders of the site's contracts are its nouns.
  if (first === 'shared' && second === 'contracts')
    return third === 'rules' ? 'shared/contracts/rules' : 'shared/contracts';
  if (first === 'shared' && second === 'site') return 'shared/site';
  if (first === 'shared') return `${first}/${second}/${third}`;
  return first === 'e2e' && second === 'fixtures' ? `${first}/${second}` : first;
}

/**
 * The section of a package of `shared` in a path or a specifier.
 * @param {string} path `shared/sdk/rules/<topic>.ts`, `@portico/sdk/rules/x`
 * @returns {string | undefined} undefined for anything else
 */
function sectionOf(path) {
  const [scope, name, folder = ''] = path.split('/');
  if (scope !== 'shared' && scope !== '@portico') return undefined;
  if (name === 'ui') return folder === 'charts' ? 'charts' : 'ui';
  if (name === 'remote') return 'build';
  if (name === 'bot') return 'bot';
  if (name === 'contracts') return 'site';
  if (name === 'site') return 'pack';
  return ['contracts', 'platform', 'rules'].includes(folder) ? folder : 'sdk';
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
  const neighbor = target === undefined ? undefined : workspaceOf(target);
  if (neighbor === workspace) return undefined;
  if (workspace === 'scripts' && target && DATA_FOR_SCRIPTS.includes(target)) return undefined;
  // Scripts run before the packages are built.
  if (workspace === 'scripts' && target?.startsWith('shared/remote/')) return undefined;
  if (neighbor !== undefined && packageOf(neighbor) !== packageOf(workspace))
    return `${workspace} must not import ${neighbor || 'the root'} by a relative path.`;
  const path = target ?? source;
  const [name] = path.split('/');
  const section = sectionOf(path);
  if (section !== undefined) {
    if (TEST_FILE.test(file) && TEST_PEERS[workspace]?.includes(section)) return undefined;
    if (!allowed.shared.includes(section))
      return `${workspace} must not import ${SPECIFIERS[section]}; it may import ${listed(allowed.shared)}.`;
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

/** @type {Record<string, string>} */
const SPECIFIERS = {
  sdk: '@portico/sdk',
  contracts: '@portico/sdk/contracts',
  platform: '@portico/sdk/platform',
  rules: '@portico/sdk/rules',
  site: '@portico/contracts',
  pack: '@portico/site',
  ui: '@portico/ui',
  charts: '@portico/ui/charts',
  build: '@portico/remote',
  bot: '@portico/bot',
};

/** @param {string[]} sections */
const listed = (sections) => sections.map((section) => SPECIFIERS[section]).join(', ');

/** Files of one package import each other by relative paths. @param {string} workspace */
const packageOf = (workspace) => workspace.split('/').slice(0, 2).join('/');
