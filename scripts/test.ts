import { Argument } from 'commander';
import { join } from 'node:path';
import { endChildrenOnSignal, runChild } from './bootstrap/child.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { ensureBrowser } from './browser/ensure-browser.ts';
import { ensureFirefox } from './browser/ensure-firefox.ts';
import { ensureWebkit } from './browser/ensure-webkit.ts';
import { prepare } from './build/prepare.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { runMutations } from './mutations/run.ts';
import { packBot } from './test-run/bots.ts';
import { buildWithBundlers } from './test-run/bundlers.ts';
import { KIND_NAMES, KINDS, NIGHTLY_KINDS, kindsText, type Kind } from './test-run/kinds.ts';
import { buildLastVersion } from './test-run/last-version.ts';
import { lastVersionOnNewSchema } from './test-run/new-schema.ts';
import { offerPackages } from './test-run/own-repository.ts';
import { temporaryFolder } from './test-run/temporary-folder.ts';
import { jestFiles, playwrightFiles, slowest } from './test-run/slowest.ts';
import type { JestTimes, PlaywrightTimes, TimedFile } from './test-run/slowest.ts';
import { jestTotals, playwrightTotals, readReport, totalsLine } from './test-run/totals.ts';
import type { Totals } from './test-run/totals.ts';

/** A checker of patterns with its own lock file: 60 MB for one test. */
const RECHECK = `${ROOT}/api/test/attack/recheck`;

async function test(kind: Kind | undefined, args: string[]): Promise<void> {
  endChildrenOnSignal();
  await prepare();
  if (kind === 'attack') await ensureInstalled({ root: RECHECK });
  if (kind === 'bundlers') process.env.BUNDLERS_BUILT = await buildWithBundlers();
  if (kind === 'bots') process.env.BOT_PACKAGE = await packBot();
  if (kind === 'new-remotes') process.env.PACKAGE_REGISTRY = await offerPackages();
  if (kind === 'upgrade') process.env.LAST_VERSION = JSON.stringify(await buildLastVersion());
  const project = kind ? KINDS[kind].project : KINDS.browser.project;
  const installed = project ? await browserOf(kind) : {};
  const folder = temporaryFolder();
  process.env.TMPDIR = folder;

  const runs: Totals[] = [];
  const minutes: string[] = [];
  const group = async (name: string, work: () => Promise<Totals>) => {
    const began = Date.now();
    runs.push(await work());
    minutes.push(`${name} ${((Date.now() - began) / 60_000).toFixed(1)}`);
  };
  if (!kind || KINDS[kind].jest)
    await group(kind ?? 'unit and api', () => jest(join(folder, 'jest.json'), kind, args));
  if (kind === 'last-version')
    await group(kind, () => lastVersion(join(folder, 'jest.json'), args));
  if (kind === 'mutations') await group(kind, () => runMutations(args));
  if (project) {
    const none = kind === 'chaos' ? ['--pass-with-no-tests'] : [];
    const all = [`--project=${project}`, ...none, ...args];
    await group(project, () => browser(join(folder, 'playwright.json'), all, installed));
  }
  const longest = slowest(timesIn(folder));
  if (longest.length > 0) console.log(`\nLongest:\n${longest.join('\n')}`);
  console.log(`\nMinutes: ${minutes.join(', ')}`);
  console.log(totalsLine(runs));
  if (runs.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/**
 * @param file for the report
 * @param kind default: unit and api in one run, which takes less time than two
 */
async function jest(file: string, kind: Kind | undefined, args: string[]): Promise<Totals> {
  const cli = `${ROOT}/node_modules/jest/bin/jest.js`;
  const own = kind && KINDS[kind].jest;
  const files = kind && own?.hasOwnFiles ? filesOf(kind, args) : args;
  const { code } = await runChild(
    process.execPath,
    // Last, because Jest reads all words after --selectProjects as projects.
    [cli, '--json', `--outputFile=${file}`, '--ci', ...files, ...(own?.args ?? [])],
    { show: true, env: { NODE_ENV: 'test', ...own?.env } },
  );
  return withExitCode(jestTotals(file), code);
}

/** Jest runs what matches any pattern, so each of them names the kind. */
function filesOf(kind: Kind, args: string[]): string[] {
  const suffix = `\\.${kind}\\.test\\.ts$`;
  const flags = args.findIndex((arg) => arg.startsWith('-'));
  const named = flags < 0 ? args : args.slice(0, flags);
  const patterns = named.map((name) => `${name.split(`.${kind}.`)[0]}.*${suffix}`);
  return [...(patterns.length > 0 ? patterns : [suffix]), ...args.slice(named.length)];
}

/** @param file for the report */
async function lastVersion(file: string, args: string[]): Promise<Totals> {
  const root = await lastVersionOnNewSchema();
  const { code } = await runChild(
    process.execPath,
    [
      `${root}/node_modules/jest/bin/jest.js`,
      ...['--selectProjects', 'api', '--json', `--outputFile=${file}`, '--ci', ...args],
    ],
    { show: true, cwd: root, env: { NODE_ENV: 'test' } },
  );
  return withExitCode(jestTotals(file), code);
}

/** The browser that a kind needs, as environment variables of its runner. */
async function browserOf(kind: Kind | undefined): Promise<Record<string, string>> {
  if (kind === 'firefox') return { FIREFOX_PATH: await ensureFirefox() };
  if (kind === 'webkit') {
    const { driver, display } = await ensureWebkit();
    return { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: display };
  }
  return { CHROMIUM_PATH: await ensureBrowser() };
}

/**
 * @param file for the report
 * @param paths of browsers, as environment variables
 */
async function browser(
  file: string,
  args: string[],
  paths: Record<string, string>,
): Promise<Totals> {
  const cli = `${ROOT}/node_modules/@playwright/test/cli.js`;
  const { code } = await runChild(
    process.execPath,
    [cli, 'test', '--config=e2e/playwright.config.ts', ...args],
    { show: true, env: { ...paths, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  return withExitCode(playwrightTotals(file), code);
}

/** The times of all test files in the reports of a run. */
function timesIn(folder: string): TimedFile[] {
  const { testResults } = readReport<JestTimes>(join(folder, 'jest.json')) ?? { testResults: [] };
  const { suites } = readReport<PlaywrightTimes>(join(folder, 'playwright.json')) ?? { suites: [] };
  return [...jestFiles({ testResults }), ...playwrightFiles({ suites }, 'e2e')];
}

/** Counts a runner that failed without a failed test as a failure. */
function withExitCode(totals: Totals, code: number): Totals {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

const KIND = new Argument('[kind]', 'run one kind only; default: unit, api and browser').choices(
  KIND_NAMES,
);

export default createCommand('npm test --', {
  description: 'Runs the unit, API and browser tests, or the tests of one kind.',
  environment: {
    CHROMIUM_PATH: 'the browser, if it is not found automatically',
    FIREFOX_PATH: 'Firefox, if it is not found automatically',
    CHAOS_MINUTES: 'how long chaos tests the site under load; default: one round of three minutes',
    MUTATION_WORKERS: 'mutations that run at a time; default: 2',
  },
  examples: [
    ['npm test', 'ends with a line of totals'],
    ['npm test -- api status', 'some test files'],
    ['npm test -- unit -t "an empty board"', 'by title'],
    ['npm test -- browser status', 'some journeys'],
    ['npm test -- states commerce', "the states of one remote's pages"],
    ['npm test -- mutations 4 143', 'the changes for some rows of docs/threats.md'],
  ],
  notes: [
    kindsText('Kinds of npm test:', ['unit', 'api', 'browser']),
    kindsText('Nightly kinds (npm run test:full):', NIGHTLY_KINDS),
  ].join('\n\n'),
})
  .addArgument(KIND)
  .argument('[arguments...]', "of that kind's runner: Jest or Playwright; rows of mutations")
  .passThroughOptions()
  .action(test);
