import { readFileSync } from 'node:fs';
import { NEEDS_NO_TOOLS } from '../bootstrap/commands.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { scanImports } from '../lib/imports.ts';
import { packagesReachedBy } from '../lib/locked-packages.ts';
import type { Lock } from '../lib/lockfile.ts';
import { checkout } from '../lib/source-tree.ts';
import { inputsOf } from './inputs.ts';
import { WORKSPACES } from './workspaces.ts';

const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as Lock;

/** Processes of a site, which a start runs. */
const PROCESSES = ['api/src/main.ts', 'api/src/cli.ts', 'sandbox/src/main.ts'];
const OTHERS = ['sandbox/src/stand-ins.ts', 'sandbox/src/seed.ts'];

/** What imports packages -> the places of those packages in the lock file, with their dependencies. */
const users: [string, () => Iterable<string>][] = [
  ...Object.keys(WORKSPACES).map((name): (typeof users)[number] => [
    `the build of ${name}`,
    () => inputsOf(name, checkout).packages.keys(),
  ]),
  ...[...NEEDS_NO_TOOLS].map((name): (typeof users)[number] => [
    `the command ${name}`,
    () => reachedFrom(`scripts/${name}.ts`),
  ]),
  ...[...PROCESSES, ...OTHERS].map((file): (typeof users)[number] => [
    file,
    () => reachedFrom(file),
  ]),
];

const reachedFrom = (file: string) =>
  packagesReachedBy(packages, scanImports(checkout, [file], { types: false }).packages).keys();

test.each(users)('%s imports only packages that are installed without tools', (_user, placesOf) => {
  const places = [...placesOf()];
  expect(places).not.toEqual([]);
  expect(places.filter((place) => packages[place]?.dev)).toEqual([]);
});
