import { existsSync } from 'node:fs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { installByApt } from './install-by-apt.ts';

const SYSTEM = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Finds the Firefox for the journeys in it: `FIREFOX_PATH`, or an installed one. Installs that of Debian as root.
 * Playwright drives it by WebDriver BiDi, so it is the browser that people use.
 * @returns its path
 */
export async function ensureFirefox(): Promise<string> {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new CliError('FIREFOX_PATH must name an existing file.');
  }
  const present = chosen ?? installed();
  if (present) return present;
  await step('Installing Firefox for the tests', () => installByApt('firefox-esr'));
  const path = installed();
  if (path) return path;
  throw new CliError(
    'The journeys in Firefox need it: install it, or set FIREFOX_PATH to an installed one.',
  );
}

const installed = () => SYSTEM.find((file) => existsSync(file));
