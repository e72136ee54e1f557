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
import { BROWSER_KINDS, KINDS, type Kind } from './test-run/kinds.ts';
import { buildLastVersion } from './test-run/last-version.ts';
import { lastVersionOnNewSchema } from './test-run/new-schema.ts';
import { offerPackages } from './test-run/own-repository.ts';
import { temporaryFolder } from './test-run/temporary-folder.ts';
import { jestFiles, playwrightFiles, slowest } from './test-run/slowest.ts';
import type { JestTimes, PlaywrightTimes, TimedFile } from './test-run/slowest.ts';
import { jestTotals, playwrightTotals, readReport, totalsLine } from './test-run/totals.ts';
import type { Totals } from './test-run/totals.ts';

/**
 * What Jest runs for a kind that `npm test` leaves out. Attacks run one after another. Chaos also has tests in a browser, so
 * arguments may choose none of Jest's.
 */
const LEFT_OUT = {
  long: { args: [], env: { LONG_TESTS: '1' } },
  attack: { args: ['--runInBand'], env: { ATTACK_TESTS: '1' } },
  bots: { args: ['--runInBand'], env: { BOTS_TESTS: '1' } },
  chaos: { args: ['--runInBand', '--passWithNoTests'], env: { CHAOS_TESTS: '1' } },
};
/** A checker of patterns with its own lock file: 60 MB for one test. */
const RECHECK = `${ROOT}/api/test/attack/recheck`;
const isLeftOut = (kind = ''): kind is keyof typeof LEFT_OUT => kind in LEFT_OUT;

async function test(kind: Kind | undefined, args: string[]): Promise<void> {
  endChildrenOnSignal();
  await prepare();
  if (kind === 'attack') await ensureInstalled({ root: RECHECK });
  if (kind === 'bundlers') process.env.BUNDLERS_BUILT = await buildWithBundlers();
  if (kind === 'bots') process.env.BOT_PACKAGE = await packBot();
  if (kind === 'new-remotes') process.env.PACKAGE_REGISTRY = await offerPackages();
  if (kind === 'upgrade') process.env.LAST_VERSION = JSON.stringify(await buildLastVersion());
  const isInBrowser = !kind || kind in BROWSER_KINDS;
  const installed = isInBrowser ? await browserOf(kind) : {};
  const folder = temporaryFolder();
  process.env.TMPDIR = folder;

  const runs: Totals[] = [];
  const minutes: string[] = [];
  const group = async (name: string, work: () => Promise<Totals>) => {
    const began = Date.now();
    runs.push(await work());
    minutes.push(`${name} ${((Date.now() - began) / 60_000).toFixed(1)}`);
  };
  if (!kind || kind === 'jest' || isLeftOut(kind)) {
    await group(kind ?? 'jest', () => jest(join(folder, 'jest.json'), kind, args));
  }
  if (kind === 'last-version')
    await group(kind, () => lastVersion(join(folder, 'jest.json'), args));
  if (kind === 'mutations') await group(kind, () => runMutations(args));
  if (isInBrowser) {
    const project = BROWSER_KINDS[(kind ?? 'browser') as keyof typeof BROWSER_KINDS];
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
 * @param kind runs only the tests of a kind that is left out otherwise
 */
async function jest(file: string, kind: Kind | undefined, args: string[]): Promise<Totals> {
  const cli = `${ROOT}/node_modules/jest/bin/jest.js`;
  const only = isLeftOut(kind) ? LEFT_OUT[kind] : undefined;
  const files = isLeftOut(kind) ? filesOf(kind, args) : args;
  const { code } = await runChild(
    process.execPath,
    [cli, '--json', `--outputFile=${file}`, '--ci', ...(only?.args ?? []), ...files],
    { show: true, env: { NODE_ENV: 'test', ...only?.env } },
  );
  return withExitCode(jestTotals(file), code);
}

/** Jest runs what matches any pattern, so each of them names the kind. */
function filesOf(kind: keyof typeof LEFT_OUT, args: string[]): string[] {
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

const KIND = new Argument('[kind]', 'run one kind only; default: jest, then browser').choices(
  KINDS,
);

export default createCommand('npm test --', {
  description:
    'Runs the unit and API tests (jest), then journeys through the built product (browser). The other kinds take long and are run by npm run test:full. Long: load, replicas, a full disk, simulations. Attack: hostile requests from outside, while a probe asks the API for its health; the own work of each call; patterns. Bots: the examples for discord.js, discord.py and Java, and the guide docs/connect-your-bot.md; needs Python, Java and the registry of npm. Last version: the API tests of the last released version, on the migrations of this one. Mutations: locks, statements and SQL that are taken away, each of which a test of docs/threats.md must notice. Chaos: a site under load while its parts fail, every network fault at every layer of a remote, and killed processes. States: every state of every page (docs/decisions/0015), and every control before a page is interactive. Money: every way of a payment, after which all money is derived again from the records of the payment provider (e2e/money). Bundlers: a remote and hosts built by other bundlers (e2e/bundlers). New remotes: one outside this repository, from packed packages to a live page, with the commands of docs/remote-in-ten-minutes.md; and one in it, added to a running site. Smoke: a worker finds broken releases before they are live. Upgrade: this version on the data of the last released one; remotes from before the federation library. Firefox: the journeys that its driver can run. WebKit: the main journeys in WebKitGTK, the engine of Safari.',
  environment: {
    CHROMIUM_PATH: 'the browser, if it is not found automatically',
    FIREFOX_PATH: 'Firefox, if it is not found automatically',
    CHAOS_MINUTES:
      'how long the site under load is tested; default: one round of two to three minutes',
    MUTATION_WORKERS: 'mutations that run at a time; default: 2',
  },
  examples: [
    ['npm test', 'ends with a line of totals'],
    ['npm test -- jest api/test/status', 'some test files'],
    ['npm test -- jest -t "an empty board"', 'by title'],
    ['npm test -- browser status', 'some journeys'],
    ['npm test -- mutations 4 143', 'the changes for some rows of docs/threats.md'],
    ['npm test -- last-version', 'builds the last released version first'],
    [
      'npm test -- attack',
      'prints times; wants a quiet machine; installs recheck in its own folder',
    ],
    ['npm test -- bots', 'packs @portico/bot, installs discord.js in a folder of its own'],
    ['npm test -- chaos kills', 'killed processes'],
    ['CHAOS_MINUTES=10 npm test -- chaos site', 'ten minutes of load and faults'],
    ['npm test -- states commerce', "the states of one remote's pages"],
    ['npm test -- money', 'purchases, refunds and disputes'],
    ['npm test -- bundlers', 'installs the bundlers in their own folder'],
    ['npm test -- smoke', 'smoke runs of broken releases'],
    ['npm test -- upgrade', 'builds the last released version first'],
    ['npm test -- firefox navigation', 'a journey in Firefox'],
    ['npm test -- webkit', 'installs WebKitGTK and a display without a screen, as root on Debian'],
    ['npm test -- new-remotes', 'packs the packages, installs from the registry of npm'],
  ],
})
  .addArgument(KIND)
  .argument('[arguments...]', "of that kind's runner: Jest or Playwright; rows of mutations")
  .passThroughOptions()
  .action(test);
