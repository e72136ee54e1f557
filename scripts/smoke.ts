import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { findBrowser } from './browser/find-browser.ts';
import { openSmokeApi } from './smoke/api-client.ts';
import type { SmokeApi } from './smoke/api-client.ts';
import { BROWSER_FLAGS } from './smoke/browser-flags.ts';
import { runTask } from './smoke/run-task.ts';

/** Pause between two requests for a pending run. */
const POLL_MS = 5_000;

interface SmokeOptions {
  url?: string;
  once?: boolean;
}

/** Processes pending runs; without `--once` until it is stopped. */
async function smoke({ url, once }: SmokeOptions): Promise<void> {
  const address = url ?? process.env.PORTICO_URL ?? 'http://localhost:3000';
  const key = process.env.PORTICO_SMOKE_KEY;
  if (!key)
    throw new CliError(
      'Set PORTICO_SMOKE_KEY to a smoke key. An operator of the site can create one: npm run admin -- keys smoke add',
    );
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new CliError('The site must be an http or https address: --url or PORTICO_URL.');
  const { origin } = new URL(address);
  const executablePath = await findBrowser();
  if (!executablePath)
    throw new CliError('No Chromium found: run "npm run browser:install" first.');
  const api = openSmokeApi(origin, key);
  const open = () => chromium.launch({ executablePath, args: BROWSER_FLAGS });
  for (;;) {
    const isDone = await next(api, origin, open).catch((error: unknown) => {
      if (once) throw error;
      // The site may be restarted, and another worker may claim the run.
      console.error(error instanceof Error ? error.message : error);
      return true;
    });
    if (isDone && once) return;
    if (isDone) await pause(POLL_MS);
  }
}

/** Processes one run. @returns true if none is pending */
async function next(api: SmokeApi, origin: string, open: Parameters<typeof runTask>[1]['open']) {
  const task = await api.claim();
  if (!task) return true;
  const { name, version } = task.release;
  const began = Date.now();
  console.log(`${name} ${version}: ${task.pages.length} pages`);
  const onPage = (path: string) => console.log(`  ${path}`);
  const verdict = await runTask(task, { open, origin, onPage });
  const state = await api.judge(task, verdict);
  for (const { path, findings } of verdict.pages)
    for (const { rule, words } of findings) console.log(`  ${path}: ${rule}: ${words}`);
  console.log(`${name} ${version}: ${state} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return false;
}

export default createCommand('npm run smoke --', {
  description:
    'Processes smoke runs: loads the pages of published versions in a browser before they are promoted (docs/releases.md).',
  environment: {
    PORTICO_URL: 'the site, unless --url is given',
    PORTICO_SMOKE_KEY: 'a smoke key of the site (npm run admin -- keys smoke add)',
    CHROMIUM_PATH: 'the browser, if it is not found automatically',
  },
  examples: [
    ['npm run smoke -- --url https://bot.example', 'processes runs until it is stopped'],
    ['npm run smoke -- --url http://localhost:3000 --once', 'processes the pending runs'],
  ],
})
  .option('--url <address>', 'the site (default: PORTICO_URL, http://localhost:3000)')
  .option('--once', 'exit when no run is pending')
  .action(smoke);
