import { existsSync } from 'node:fs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { installByApt } from './install-by-apt.ts';

/** The driver of WebKitGTK, which starts its own browser, and the display that this browser needs. */
const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;

/**
 * Finds WebKitGTK, the port of Safari's engine for Linux, or installs that of Debian as root.
 * @returns the paths of its driver and of a display without a screen
 */
export async function ensureWebkit(): Promise<{ driver: string; display: string }> {
  if (!isInstalled()) {
    await step('Installing WebKitGTK for the tests', () =>
      installByApt('webkit2gtk-driver', 'xvfb'),
    );
  }
  if (isInstalled()) return { driver: PROGRAMS[0], display: PROGRAMS[1] };
  throw new CliError(
    'The journeys in WebKit need the packages webkit2gtk-driver and xvfb of Debian or Ubuntu: install them.',
  );
}

const isInstalled = () => PROGRAMS.every((file) => existsSync(file));
