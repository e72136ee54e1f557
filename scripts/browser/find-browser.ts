import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';

/** Chromium without windows. It draws pages in half the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  HEADLESS_SHELL,
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, an installed one, Playwright's, or that of `@sparticuz/chromium`.
 * @param preferred path of the one to take if it is installed. Measurements take the one that people use.
 * @returns undefined if there is none
 * @throws if `CHROMIUM_PATH` is not a file
 */
export async function findBrowser(preferred?: string): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new CliError('CHROMIUM_PATH must name an existing file.');
  }
  const installed = [preferred, ...SYSTEM].find((file) => file && existsSync(file));
  return installed ?? (await fromPlaywright()) ?? (await fromSparticuz());
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** The package contains a compressed browser, which its `executablePath` unpacks once. */
async function fromSparticuz() {
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json');
  } catch {
    return undefined;
  }
  // By a variable, because the package is installed only by ensure-browser.ts.
  const name = '@sparticuz/chromium';
  const { default: chromium } = (await import(name)) as {
    default: { executablePath: () => Promise<string> };
  };
  return chromium.executablePath();
}
