import { REMOTE_NAMES } from '../../shared/sdk/platform/remotes.js';
import { patternsOf, sharedFilesOf } from './shared-imports.ts';

/** Apps that are released on their own, each with a workflow. */
export const APPS: readonly string[] = [...REMOTE_NAMES, 'shell', 'api'];

/** Files that the build and the tests of every app read, besides sources. */
const COMMON = [
  'jest.config.ts',
  'package-lock.json',
  'package.json',
  'scripts/bootstrap/**',
  'scripts/build/**',
  'scripts/jest/**',
  'scripts/lib/**',
  'scripts/test-run/**',
  'tsconfig.base.json',
];

/** Sources of the builder; the API is not a release. */
const buildPathsOf = (app: string): string[] =>
  app === 'api'
    ? []
    : [
        'shared/remote/**',
        'shared/sdk/contracts/shape.ts',
        'shared/sdk/package.json',
        'shared/sdk/platform/**',
        'shared/sdk/runtime/version.ts',
      ];

/** Tests of the API run these as real servers. */
const peersOf = (app: string): string[] => (app === 'api' ? ['sandbox/**'] : []);

/**
 * The paths that start an app's workflow: files that the app contains or imports.
 * @returns sorted
 */
export function pathsOf(app: string): string[] {
  const imported = patternsOf(sharedFilesOf(app));
  const all = new Set([
    `${app}/**`,
    `.github/workflows/${app}.yml`,
    '.github/workflows/app.yml',
    ...imported,
    ...buildPathsOf(app),
    ...peersOf(app),
    ...COMMON,
  ]);
  if (all.has('shared/sdk/runtime/**')) all.delete('shared/sdk/runtime/version.ts');
  return [...all].sort();
}

/** The API is no release of the registry: it goes into production as an image. */
const DEPLOYMENT = [
  '  deploy:',
  '    needs: app',
  "    if: github.ref == 'refs/heads/main'",
  '    permissions:',
  '      contents: read',
  '      packages: write',
  '    uses: ./.github/workflows/deploy-api.yml',
];

/** The text of an app's workflow. */
export function workflowOf(app: string): string {
  const paths = pathsOf(app).map((path) => `      - '${path}'`);
  return [
    '# Written by npm run workflows, from what the app imports.',
    `name: ${app}`,
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
    '  app:',
    '    uses: ./.github/workflows/app.yml',
    '    with:',
    `      app: ${app}`,
    '    secrets: inherit',
    ...(app === 'api' ? DEPLOYMENT : []),
    '',
  ].join('\n');
}
