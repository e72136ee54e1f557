import { REMOTE_NAMES } from '../../shared/platform/remotes.js';
import { patternsOf, sharedFilesOf } from './imports.mjs';

/** Parts that ship alone, each with a workflow of its own. */
export const PARTS = [...REMOTE_NAMES, 'shell', 'api'];

/** What every part's build and tests read besides sources. */
const COMMON = [
  'jest.config.ts',
  'package-lock.json',
  'package.json',
  'scripts/jest/**',
  'scripts/lib/**',
  'tsconfig.base.json',
];

/** What a release is built with; the API is no release. @param {string} part */
const buildRoomsOf = (part) =>
  part === 'api'
    ? []
    : [
        'shared/build/**',
        'shared/contracts/shape.ts',
        'shared/platform/**',
        'shared/sdk/version.ts',
      ];

/** Tests of the API start these as real peers. @param {string} part */
const peersOf = (part) => (part === 'api' ? ['sandbox/**'] : []);

/**
 * What a part's workflow runs for: what the part contains or imports.
 * @param {string} part
 * @returns {string[]} sorted
 */
export function pathsOf(part) {
  const imported = patternsOf(sharedFilesOf(part));
  const all = new Set([
    `${part}/**`,
    `.github/workflows/${part}.yml`,
    '.github/workflows/part.yml',
    ...imported,
    ...buildRoomsOf(part),
    ...peersOf(part),
    ...COMMON,
  ]);
  if (all.has('shared/sdk/**')) all.delete('shared/sdk/version.ts');
  return [...all].sort();
}

/** The text of a part's workflow. @param {string} part */
export function workflowOf(part) {
  const paths = pathsOf(part).map((path) => `      - '${path}'`);
  return [
    '# Written by npm run workflows, from what the part imports.',
    `name: ${part}`,
    'on:',
    '  pull_request:',
    '    paths: &paths',
    ...paths,
    '  push:',
    '    branches: [main]',
    '    paths: *paths',
    'permissions:',
    '  contents: read',
    'jobs:',
    '  part:',
    '    uses: ./.github/workflows/part.yml',
    '    with:',
    `      part: ${part}`,
    '    secrets: inherit',
    '',
  ].join('\n');
}
