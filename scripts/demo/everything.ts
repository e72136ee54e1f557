import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { runChild } from '../bootstrap/child.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { readCanary, startCanary, waitForEnd } from '../../shared/remote/release/canary.ts';
import type { AppCanary } from '../../shared/remote/release/canary.ts';
import type { Registry } from '../../shared/remote/release/client.mjs';
import { openHalfFilledForm } from './tabs.ts';
import { Visitors } from './visitors.ts';

const WHY = 'npm run demo:release -- --all';
/** Half of the visitors get the new version, because that yields figures soonest. */
const STEPS = [50];
const POLL_MS = 200;
const MAX_VISITS = 400;

/** The parts besides promote and rollback. */
export interface Everything {
  registry: Registry;
  context: BrowserContext;
  app: string;
  /** The live version, and one with another heading. */
  old: string;
  version: string;
  /** Heading of the new version. */
  text: string;
  check: (what: string, holds: boolean, detail?: string) => void;
}

type Ended = AppCanary['ended'][number];
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Opens a link to the new version in a separate browser, while all others have the old version. */
export async function showPreview({ registry, context, app, version, text, check }: Everything) {
  await step('Opening a preview', async () => {
    const began = Date.now();
    const { url } = await registry.json<{ url: string }>('POST', `/${app}/previews`, {
      ...{ version, seconds: 600, to: '/store' },
    });
    const made = Date.now();
    const own = await context.browser()!.newContext();
    const page = await own.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: text }).first().waitFor();
    const shown = Date.now();
    const bar = await page.getByRole('region', { name: 'Preview' }).innerText();
    check('preview', bar.includes(version), `${made - began} ms; shown ${shown - made} ms later`);
    await own.close();
    const html = await (await fetch(`${registry.url}/store`)).text();
    check('everybody else has the live version', !html.includes(text));
  });
}

/** A good version is promoted automatically. */
export async function showGoodCanary(everything: Everything): Promise<void> {
  await step('A canary of a good version', async (onProgress) => {
    const { end, visits, took } = await runCanary(everything, () => false, onProgress);
    const { check, registry, app, old } = everything;
    const detail = `${visits} visits of both versions, ${seconds(took)}`;
    check('canary of a good version: promoted', end.end === 'promoted', detail);
    const body = { version: old, expected: everything.version, why: WHY };
    await registry.json('POST', `/${app}/rollback`, body);
  });
}

/** A version that fails on one page of five is stopped automatically, and a visitor's form is kept. */
export async function showBadCanary(everything: Everything): Promise<void> {
  const { registry, context, check, version } = everything;
  await step('A canary of a version that fails on one page of five', async (onProgress) => {
    const tab = await openHalfFilledForm(context, registry.url);
    let opened = 0;
    const fails = (got: string) => got === version && (opened += 1) % 5 === 0;
    const { end, took } = await runCanary(everything, fails, onProgress);
    const detail = `${end.new.documents} documents of it, ${seconds(took)}: ${end.message}`;
    check('canary of a bad version: stopped', end.end === 'failing', detail);
    await tab.comeBack();
    check('the form of an open tab is kept', await tab.keepsForm());
  });
}

/** Simulates visitors until the canary ends. */
async function runCanary(
  { registry, app, version }: Everything,
  fails: (version: string) => boolean,
  onProgress: (text: string) => void,
): Promise<{ end: Ended; visits: number; took: number }> {
  const visitors = new Visitors(registry.url, app);
  const began = Date.now();
  const start = { app, version, steps: STEPS, every: 1, why: WHY, dir: '' };
  const { id } = await startCanary(registry, start);
  let end: Ended | undefined;
  const watched = waitForEnd(registry, { app, id: id ?? 0 }, onProgress, POLL_MS).then(
    (promoted) => (end = promoted),
    async (error: unknown) => {
      end = (await readCanary(registry, app)).ended.find((canary) => canary.id === id);
      if (!end) throw error;
    },
  );
  let visits = 0;
  const isOver = () => end !== undefined;
  while (!isOver() && visits < MAX_VISITS) {
    await visitors.visit('/store', 'store', fails);
    visits += 1;
    // The step has a minimum time, and further visits would not change the result.
    if (visits > MAX_VISITS / 2) await pause(POLL_MS);
  }
  await watched;
  if (!end) throw new CliError(`The canary ${id} did not end.`);
  return { end, visits, took: Date.now() - began };
}

/** An operator switches the remote off and on. */
export async function showKillSwitch({ registry, app, check }: Everything): Promise<void> {
  await step('Switching the remote off and on', async () => {
    const statusIs = async (status: number) => {
      const began = Date.now();
      while ((await fetch(`${registry.url}/store`)).status !== status) {
        if (Date.now() - began > 15_000) return undefined;
        await pause(20);
      }
      return Date.now() - began;
    };
    for (const [action, status] of [
      ['off', 503],
      ['on', 200],
    ] as const) {
      const began = Date.now();
      await admin('remotes', action, app, ...(action === 'off' ? ['--why', WHY] : []));
      const took = Date.now() - began;
      const later = await statusIs(status);
      const detail = `${seconds(took)} with the start of the command; pages ${later ?? '–'} ms later`;
      check(`kill switch ${action}: /store returns ${status}`, later !== undefined, detail);
    }
  });
}

async function admin(...args: string[]): Promise<void> {
  const command = [`${ROOT}/scripts/bootstrap/run.mjs`, 'admin', ...args];
  const { code, output } = await runChild(process.execPath, command);
  if (code !== 0) throw new CliError(`npm run admin -- ${args.join(' ')} failed:\n${output}`);
}
