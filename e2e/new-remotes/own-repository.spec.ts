import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { federationStateOf, PROVIDED_BY_SHELL } from '../support/federation-state.ts';
import { shownBy } from '../support/develop-against.ts';
import { commandsOf, TeamMachine } from '../support/guide.ts';
import { pageDataOf } from '../support/page-data.ts';
import { freePort } from '../support/portico.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GUIDE = 'docs/remote-in-ten-minutes.md';
const PAGE = 'src/pages/home/page.tsx';
/** Heading of the page: as created, developed inside the site, released, and in a later version. */
const WORDS = {
  created: 'Events around',
  drafted: 'New events around',
  released: 'Events near you',
  later: 'All events around',
};
/** Seconds from "saved" to "seen by a new tab". */
const GOAL = { cold: 60, warm: 15 };

test.use({ as: 'customer' });

test('a team builds, develops, releases and changes a remote in its own repository by the commands of the guide', async ({
  page,
  context,
  portico,
  problems,
}) => {
  test.setTimeout(600_000);
  const commands = commandsOf(GUIDE);
  const team = new TeamMachine({
    npm_config_registry: process.env.PACKAGE_REGISTRY ?? '',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  });
  const began = Date.now();
  const environment: Record<string, string> = { PORTICO_URL: portico.url };
  const runUntil = async (last: RegExp) => {
    while (commands.length > 0) {
      const command = commands.shift()!;
      const isOperator = command.startsWith('npm run admin');
      const output = await team.run(
        command,
        isOperator ? { cwd: ROOT, env: { DATA_DIR: portico.dataDir } } : { env: environment },
      );
      const [key] = isOperator ? (/^\S+_[0-9a-f]{12}_\S{43}$/m.exec(output) ?? []) : [];
      if (key) environment.PORTICO_DEPLOY_TOKEN = key;
      if (last.test(command)) return;
    }
    throw new Error(`${GUIDE} has no command ${last}`);
  };
  try {
    await runUntil(/^npm install$/);
    expect(existsSync(join(team.folder, 'package-lock.json'))).toBe(true);
    await runUntil(/^npm run build$/);
    const dev = commands.shift() ?? '';
    expect(dev).toMatch(/^npm run dev -- --against /);
    const site = { context, site: portico.url };
    await showInsideSite(team, dev, site, (shown, url) => lookAtDraft(team, shown, url));
    const preview = commands.shift() ?? '';
    expect(preview).toMatch(/^npm run preview -- --against /);
    await showInsideSite(team, preview, site, (shown, url) => lookAtRelease(team, shown, url));
    await page.goto(`${portico.url}/`);
    await expect(page.getByRole('link', { name: 'Events' })).toHaveCount(0);

    // The first publish, which builds the remote, and promote.
    const saved = Date.now();
    replaceWords(team, WORDS.drafted, WORDS.released);
    await runUntil(/promote/);
    await page.goto(`${portico.url}/`);
    await waitUntilInteractive(page);
    await page.getByRole('link', { name: 'Events' }).first().click();
    await expect(heading(page, WORDS.released)).toBeVisible();
    const cold = (Date.now() - saved) / 1000;

    // One React, the session, toasts and the API of the site.
    await expect(page.getByText('You are ', { exact: false }).first()).not.toContainText('not');
    await expect(page.getByText(/^\d+ shards are known\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Say hello' }).click();
    await expect(page.getByText('Hello from mfe-events', { exact: true })).toBeVisible();
    const { provided, roots, styled } = await federationStateOf(page);
    expect(provided).toMatchObject(PROVIDED_BY_SHELL);
    expect(Object.values(provided).every((by) => by.length === 1)).toBe(true);
    expect({ roots, styled }).toEqual({ roots: 1, styled: 1 });
    expect(await problems()).toEqual([]);

    // A change, seen by a new tab.
    const changed = Date.now();
    replaceWords(team, WORDS.released, WORDS.later);
    await runUntil(/promote/);
    const tab = await context.newPage();
    await tab.goto(`${portico.url}/events`);
    await expect(heading(tab, WORDS.later)).toBeVisible();
    const warm = (Date.now() - changed) / 1000;

    await runUntil(/rollback/);
    await tab.goto(`${portico.url}/events`);
    await expect(heading(tab, WORDS.released)).toBeVisible();
    expect(commands).toEqual([]);

    for (const [command, seconds] of team.times) console.log(`${seconds.toFixed(1)} s  ${command}`);
    console.log(`${((Date.now() - began) / 1000).toFixed(1)} s  from nothing to here`);
    console.log(
      `saved to seen: ${cold.toFixed(1)} s the first time, ${warm.toFixed(1)} s a change`,
    );
    expect(cold).toBeLessThan(GOAL.cold);
    expect(warm).toBeLessThan(GOAL.warm);
  } finally {
    team.remove();
  }
});

/** Runs a command that shows the remote inside the site until the page was checked. */
async function showInsideSite(
  team: TeamMachine,
  command: string,
  { context, site }: { context: BrowserContext; site: string },
  look: (page: Page, url: string) => Promise<void>,
) {
  const env = { PORTICO_URL: site, PORT: String(await freePort()) };
  const shown = await shownBy(team.start(command, env));
  try {
    const page = await context.newPage();
    await look(page, shown.url);
    await page.close();
  } finally {
    await shown.stop();
  }
  await expect(fetch(shown.url)).rejects.toThrow('fetch failed');
}

/** Changes the page under development. */
async function lookAtDraft(team: TeamMachine, page: Page, url: string) {
  await page.goto(`${url}/`);
  await waitUntilInteractive(page);
  const navigation = page.getByRole('banner');
  await expect(navigation.getByRole('link', { name: 'Commands' }).first()).toBeVisible();
  await navigation.getByRole('link', { name: 'Events' }).first().click();
  await expect(heading(page, WORDS.created)).toBeVisible();
  // The session and the API are those of the site.
  await expect(page.getByText('You are customer')).toBeVisible();
  await expect(page.getByText(/^\d+ shards are known\.$/)).toBeVisible();

  await page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
  replaceWords(team, WORDS.created, WORDS.drafted);
  await expect(heading(page, WORDS.drafted)).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  // The local address also serves the new page.
  await page.goto(`${url}/events`);
  await expect(heading(page, WORDS.drafted)).toBeVisible();
}

/** The built release. */
async function lookAtRelease(team: TeamMachine, page: Page, url: string) {
  await page.goto(`${url}/events`);
  await expect(heading(page, WORDS.drafted)).toBeVisible();
  const { remotes } = (await pageDataOf(page)).registry;
  const { version } = JSON.parse(readFileSync(join(team.folder, 'dist/release.json'), 'utf8')) as {
    version: string;
  };
  expect(remotes.find(({ name }) => name === 'mfe-events')?.version).toBe(version);
}

function replaceWords({ folder }: TeamMachine, words: string, by: string): void {
  const file = join(folder, PAGE);
  writeFileSync(file, readFileSync(file, 'utf8').replace(words, by));
}

const heading = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: new RegExp(`^${text}`) });
