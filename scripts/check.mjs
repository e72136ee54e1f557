import { availableParallelism } from 'node:os';
import { REMOTE_NAMES } from '../shared/platform/remotes.js';
import { endChildrenOnSignal, runChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/paths.mjs';
import { elapsed } from './lib/steps.mjs';
import { CliError, run } from './lib/cli-error.mjs';

/** `npm run check`: types, lint with borders, structure, list of remotes, formatting, dead code. All run, each is reported. */

const bin = (/** @type {string} */ path) => `${ROOT}/node_modules/${path}`;
/**
 * By the native compiler, as the rules that need types are: in a third of the time.
 * The parts of a page are one program: alone, each would read the same libraries again.
 */
const projects = [
  ...['tsconfig.browser.json', 'api', 'shared', 'sandbox', 'e2e', 'bench', 'scripts'],
  'scripts/jest',
];

/** Folders whose imports must fit .dependency-cruiser.mjs. */
const STRUCTURED = [
  'api/src',
  'shell',
  ...REMOTE_NAMES,
  'shared',
  'sandbox',
  'e2e',
  'bench',
  'scripts',
];

/** Longest first, so that the machine's cores end together. @type {[string, string[]][]} */
const CHECKS = [
  ['lint and borders', [bin('eslint/bin/eslint.js'), '--max-warnings=0', '.']],
  ['lint with types', [bin('oxlint/bin/oxlint'), '--deny-warnings']],
  ['formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors']],
  ...projects.map(
    (name) =>
      /** @type {[string, string[]]} */ ([
        `types of ${name.replace('tsconfig.browser.json', 'shell and remotes')}`,
        [
          bin('typescript-native/bin/tsc'),
          ...['--noEmit', '--pretty', 'false', '-p', name, '--incremental'],
          ...['--tsBuildInfoFile', `.cache/types/${name.replace('/', '-')}.tsbuildinfo`],
        ],
      ]),
  ),
  [
    'structure',
    [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.mjs', ...STRUCTURED],
    ],
  ],
  ['list of remotes', ['scripts/check-remotes.mjs']],
  ['specification map', ['scripts/spec-map.mjs', '--check']],
];

endChildrenOnSignal();
await run(async () => {
  requireNode();
  await ensureInstalled();
  const began = Date.now();
  const waiting = [...CHECKS];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      const start = Date.now();
      const { code, output } = await runChild(process.execPath, args, { ownGroup: false });
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}  (${elapsed(start)})`);
      if (code === 0) continue;
      failed.push(name);
      console.log(output.trimEnd().replace(/^/gm, '        '));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  if (failed.length) throw new CliError(`\nFailed: ${failed.join(', ')} (${elapsed(began)})`);
  console.log(`\nEverything is in order (${elapsed(began)})`);
});
