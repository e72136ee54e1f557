import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { RELEASED, WORKSPACES } from '../build/workspaces.ts';
import { readDockerfile } from './dockerfile.ts';

const { stages, settings } = readDockerfile();
const runtime = stages.at(-1)!;
const copies = (steps: typeof runtime.steps) => steps.filter((step) => step.kind === 'copy');

test('everything that the image copies is a file of the repository or is built', () => {
  const built = Object.keys(WORKSPACES).map((name) => `${name}/dist`);
  const made = ['manifests', 'node_modules', 'api/node_modules', 'data', ...built];
  for (const { from, sources } of stages.flatMap(({ steps }) => copies(steps))) {
    // Nothing but a stage has absolute paths.
    if (sources.some((source) => source.startsWith('/'))) expect(from).toBeDefined();
    if (from !== undefined) expect(stages.map(({ name }) => name)).toContain(from);
    for (const source of sources) {
      const path = source.replace(/^\/portico\//, '');
      if (!made.includes(path)) expect([path, existsSync(`${ROOT}/${path}`)]).toEqual([path, true]);
    }
  }
});

test('the image has the API, its packages and every app, and publishes the apps', () => {
  const targets = copies(runtime.steps).map(({ target }) => target);
  expect(targets).toEqual(
    expect.arrayContaining([
      ...[
        'node_modules',
        'api/node_modules',
        'api/dist',
        'api/drizzle',
        'shared/sdk/dist',
        'shared/site/dist',
        'shared/contracts/dist',
      ],
      ...RELEASED.map((app) => `${app}/dist`),
    ]),
  );
  const published = RELEASED.map((app) => `/portico/${app}/dist`);
  expect(settings.environment.BOOT_RELEASES?.split(':')).toEqual(published);
  const builds = stages.flatMap(({ steps }) => steps).filter((step) => step.kind === 'run');
  expect(builds.map(({ command }) => command).join('\n')).toContain(
    `npm run build -- ${['api', ...RELEASED].join(' ')} `,
  );
});

test('the process of the image is not root, and the image has no package for development', () => {
  expect(settings.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(runtime.base).toMatch(/:nonroot$/);
  const installs = stages.find(({ name }) => name === 'packages')!.steps;
  expect(JSON.stringify(installs)).toContain('npm ci --omit=dev --workspace=api --ignore-scripts');
  const from = copies(runtime.steps).find(({ target }) => target === 'node_modules')?.from;
  expect(from).toBe('packages');
});

test('all stages run one major version of Node, with which the tests run each night', () => {
  const versions = new Set(stages.map(({ base }) => /node(?:js|:)(\d+)/.exec(base)?.[1]));
  expect(versions.size).toBe(1);
  const nightly = readFileSync(`${ROOT}/.github/workflows/full.yml`, 'utf8');
  expect(nightly).toContain(`node: [20, ${[...versions].join()}]`);
});

test('what git ignores does not get into an image, nor do settings and history', () => {
  const lines = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8').split('\n');
  const ignored = lines('.dockerignore');
  const ofGit = lines('.gitignore').filter(Boolean);
  for (const pattern of ofGit) expect(ignored).toContain(`**/${pattern.replace(/\/$/, '')}`);
  for (const path of ['.git', '**/.env', '**/.env.*']) expect(ignored).toContain(path);
});
