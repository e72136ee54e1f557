import { chromium } from '@playwright/test';
import { findBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal } from './lib/child.mjs';
import { step } from './lib/steps.mjs';
import { run, CliError } from './lib/cli-error.mjs';
import { underLoad } from './demo/load.mjs';
import { openHalfFilledForm, shows } from './demo/tabs.mjs';
import { WorkingCopy } from './demo/working-copy.mjs';
import { change } from './release/change.mjs';
import { openRegistry } from './release/client.mjs';
import { Failure } from './release/failure.mjs';
import { printFailure } from './release/print.mjs';
import { publish } from './release/publish.mjs';

/**
 * `npm run demo:release`: shows, on a running site, how one team goes live alone (issue 4). It
 * changes one text of the store in a copy of this working tree, builds that part alone, publishes
 * and promotes it, looks at it in a new tab, lets an old tab go on, and takes everything back. With
 * `--load` it then promotes and rolls back twenty times while browsers and programs load the page.
 */

const FILE = 'mfe-commerce/src/pages/store/page.tsx';
const [PART = ''] = FILE.split('/', 1);
const TEXT = 'Lifetime Access - No Subscriptions';
/** From the promote to the words in a new tab. */
const GOAL_MS = 1000;

const LOAD = '--load';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** @type {[string, string][]} */
const findings = [];
const failed = /** @type {string[]} */ ([]);

/** @param {string} what @param {boolean} holds @param {string} [detail] */
function check(what, holds, detail = '') {
  findings.push([holds ? 'yes' : 'NO', detail ? `${what}: ${detail}` : what]);
  if (!holds) failed.push(what);
}

/** @param {import('./release/client.mjs').Registry} registry */
async function liveVersions(registry) {
  const parts = await registry.json('GET', '');
  return new Map(
    parts.map((/** @type {{ name: string, live: string | null }} */ one) => [one.name, one.live]),
  );
}

/**
 * Makes a version live and looks at the store in a tab that is opened for it.
 * @param {import('./release/client.mjs').Registry} registry
 * @param {import('@playwright/test').BrowserContext} context
 * @param {'promote' | 'rollback'} verb
 * @param {string} version
 * @param {string} text
 */
async function changeAndLook(registry, context, verb, version, text) {
  const page = await context.newPage();
  const order = {
    verb,
    part: PART,
    version,
    why: 'npm run demo:release',
    dryRun: false,
    json: false,
  };
  const began = Date.now();
  const outcome = await change(registry, order);
  const promoted = Date.now();
  const seen = await shows(page, registry.url, text);
  const took = `${promoted - began} ms; new tab shows it ${seen - promoted} ms later`;
  check(`${verb} ${outcome.from} → ${outcome.to}`, outcome.changed, took);
  check(
    `new words in a new tab less than ${GOAL_MS} ms after the ${verb}`,
    seen - promoted < GOAL_MS,
  );
  await page.close();
}

/**
 * @param {import('./release/client.mjs').Registry} registry
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Record<string, string>} words version -> what its page says; the live one first
 */
async function showUnderLoad(registry, context, words) {
  const [old = '', next = ''] = Object.keys(words);
  const order = {
    ...{ url: `${registry.url}/store`, part: PART, words },
    change: (/** @type {number} */ round) =>
      change(registry, {
        ...{ part: PART, why: `npm run demo:release, change ${round + 1}`, dryRun: false },
        ...(round % 2 === 0
          ? { verb: 'promote', version: next }
          : { verb: 'rollback', version: old }),
        json: false,
      }),
  };
  const { changes, pages, documents, seen, failed, mixed, slowest } = await step(
    'Promoting and rolling back under load',
    (say) => underLoad(context, order, say),
  );
  const what = `${changes} changes, ${pages} pages in a browser, ${documents} by HTTP`;
  check(`${what}: none failed`, failed.length === 0, failed.slice(0, 3).join('; '));
  check('none mixed versions', mixed.length === 0, mixed.slice(0, 3).join('; '));
  check('both versions were seen', seen.size === 2, `slowest change ${Math.round(slowest)} ms`);
}

/**
 * @param {import('./release/client.mjs').Registry} registry
 * @param {boolean} isUnderLoad
 */
async function show(registry, isUnderLoad) {
  const before = await liveVersions(registry);
  const old = before.get(PART);
  if (!old) throw new CliError(`${PART} is not live on ${registry.url}.`);
  const executablePath = await findBrowser();
  if (!executablePath) throw new CliError('No browser: run "npm run browser:install" first.');
  const text = `${TEXT} (demo ${new Date().toISOString().slice(11, 19)})`;
  const copy = new WorkingCopy();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const context = await browser.newContext();
    const tab = await step('Opening a tab and half-filling its form', () =>
      openHalfFilledForm(context, registry.url),
    );
    copy.change(FILE, TEXT, text);
    const built = await step(`Building ${PART} with one text changed`, () => copy.build(PART));
    check('nothing else was built', built.join() === PART, `built: ${built.join(', ')}`);
    const { version } = await step('Publishing', (say) =>
      publish(registry, { part: PART, dir: copy.dist(PART) }, say),
    );
    await step('Promoting, and looking at it in a new tab', () =>
      changeAndLook(registry, context, 'promote', version, text),
    );
    await step('Going back to the old tab', async () => {
      await tab.comeBack();
      check('the old tab is told of a newer version', await tab.isTold());
      check('it keeps its form', await tab.isKept());
      check('and takes the new version with its next navigation', await tab.goOn(text));
    });
    await step('Rolling back, and looking at it in a new tab', () =>
      changeAndLook(registry, context, 'rollback', old, TEXT),
    );
    if (isUnderLoad) await showUnderLoad(registry, context, { [old]: TEXT, [version]: text });
  } finally {
    await browser.close();
    copy.remove();
    await putBack(registry, old);
  }
  const after = await liveVersions(registry);
  check(
    'every part is at the version that it had',
    [...before].every(([name, live]) => after.get(name) === live),
  );
}

/** Whatever went wrong, the site is left as it was. @param {import('./release/client.mjs').Registry} registry @param {string} old */
async function putBack(registry, old) {
  if ((await liveVersions(registry)).get(PART) === old) return;
  const order = {
    part: PART,
    version: old,
    why: 'npm run demo:release',
    dryRun: false,
    json: false,
  };
  await change(registry, { verb: 'rollback', ...order });
}

endChildrenOnSignal();
await run(async () => {
  try {
    const [flag, ...more] = process.argv.slice(2);
    if (more.length > 0 || (flag !== undefined && flag !== LOAD))
      throw new CliError(`Usage: npm run demo:release [-- ${LOAD}]`);
    const registry = openRegistry(process.env, undefined);
    console.log(`On ${registry.url}:\n`);
    await show(registry, flag === LOAD);
  } catch (error) {
    if (error instanceof Failure) throw new CliError(printFailure(error.problem));
    throw error;
  }
  console.log(`\n${findings.map(([mark, what]) => `${mark.padEnd(4)} ${what}`).join('\n')}`);
  if (failed.length > 0) throw new CliError(`\nNot so: ${failed.join('; ')}`);
});
