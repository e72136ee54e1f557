import { join } from 'node:path';
import { ensureBrowser } from './browser-install.mjs';
import { endChildrenOnSignal, runChild } from './lib/child.mjs';
import { requireNode } from './lib/node-version.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { quickFolder } from './lib/quick-folder.mjs';
import { jestTotals, playwrightTotals, totalsLine } from './lib/totals.mjs';
import { CliError, run } from './lib/cli-error.mjs';

/**
 * `npm test`: brings what it needs, runs the tests of every tier, ends with one line of totals.
 * `npm test -- jest` or `npm test -- browser` runs one kind; what follows goes to that runner:
 * `npm test -- jest api/test/status.test.ts`. `npm test -- states`: every state of every page in a
 * browser, which takes long and belongs to the part that changed (docs/decisions/0015).
 */
const KINDS = /** @type {const} */ (['jest', 'browser', 'states']);

endChildrenOnSignal();
await run(async () => {
  const [kind, ...rest] = process.argv.slice(2);
  if (kind && !KINDS.some((name) => name === kind))
    throw new CliError(`npm test takes ${KINDS.join(', ')}, then arguments of that runner.`);
  requireNode();
  await prepare();
  const chromium = kind === 'jest' ? '' : await ensureBrowser();
  const folder = quickFolder();
  process.env.TMPDIR = folder;

  /** @type {import('./lib/totals.mjs').Totals[]} */
  const runs = [];
  /** @type {string[]} */
  const minutes = [];
  /** @param {string} name @param {() => Promise<import('./lib/totals.mjs').Totals>} work */
  const group = async (name, work) => {
    const began = Date.now();
    runs.push(await work());
    minutes.push(`${name} ${((Date.now() - began) / 60_000).toFixed(1)}`);
  };
  if (!kind || kind === 'jest') await group('jest', () => jest(join(folder, 'jest.json'), rest));
  if (kind !== 'jest') {
    const project = kind === 'states' ? 'states' : 'journeys';
    const args = [`--project=${project}`, ...rest];
    await group(project, () => browser(join(folder, 'playwright.json'), args, chromium));
  }
  console.log(`\nMinutes: ${minutes.join(', ')}`);
  console.log(totalsLine(runs));
  return runs.every(({ failed }) => failed === 0) ? 0 : 1;
});

/** @param {string} file for the report @param {string[]} args */
async function jest(file, args) {
  const cli = `${ROOT}/node_modules/jest/bin/jest.js`;
  const { code } = await runChild(
    process.execPath,
    [cli, '--json', `--outputFile=${file}`, '--ci', ...args],
    { show: true, env: { NODE_ENV: 'test' } },
  );
  return withExitCode(jestTotals(file), code);
}

/** @param {string} file for the report @param {string[]} args @param {string} chromium its path */
async function browser(file, args, chromium) {
  const cli = `${ROOT}/node_modules/@playwright/test/cli.js`;
  const { code } = await runChild(
    process.execPath,
    [cli, 'test', '--config=e2e/playwright.config.ts', ...args],
    { show: true, env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  return withExitCode(playwrightTotals(file), code);
}

/**
 * A runner that ends badly although no test did has failed all the same.
 * @param {import('./lib/totals.mjs').Totals} totals
 * @param {number} code
 */
function withExitCode(totals, code) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
