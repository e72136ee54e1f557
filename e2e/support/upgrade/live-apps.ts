import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { REMOTE_NAMES, ROOT_ID } from '@portico/sdk/platform';
import { pageDataOf } from '../page-data.ts';
import { collectProblems } from '../page-problems.ts';
import type { Portico } from '../portico.ts';
import { release } from '../release.ts';
import { waitUntilInteractive } from '../wait-until-interactive.ts';
import type { Records } from './records.ts';

/** App -> version. */
export type Versions = Record<string, string>;

/** The apps in the order of a deployment (docs/upgrading.md). */
export const APPS = ['shell', ...REMOTE_NAMES];

/** A page of each remote, and who opens it. Its texts are those of the version that is live. */
const PAGES: Record<string, [path: string, who: 'customer' | 'owner']> = {
  'mfe-public': ['/commands', 'customer'],
  'mfe-tools': ['/templates', 'customer'],
  'mfe-commerce': ['/user/invoices', 'customer'],
  'mfe-staff': ['/staff/audit', 'owner'],
};

/** The built releases of a checkout. */
export const builtVersions = (root: string): Versions =>
  Object.fromEntries(
    APPS.map((app) => {
      const text = readFileSync(`${root}/${app}/dist/release.json`, 'utf8');
      return [app, (JSON.parse(text) as { version: string }).version];
    }),
  );

/** What is live. */
export async function liveVersions(portico: Portico): Promise<Versions> {
  const { code, out, err } = await release(portico, 'list', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const apps = JSON.parse(out) as { name: string; live: string | null }[];
  return Object.fromEntries(apps.flatMap(({ name, live }) => (live ? [[name, live]] : [])));
}

/** Opens a page of each remote in a browser, as people who signed in before. */
export async function expectPages(
  portico: Portico,
  records: Records,
  versions: Versions,
): Promise<void> {
  for (const [remote, [path, who]] of Object.entries(PAGES)) {
    const page = await records[who].context.newPage();
    const problems = await collectProblems(page);
    await page.goto(`${portico.url}${path}`);
    await waitUntilInteractive(page);
    const root = page.locator(`#${ROOT_ID}`);
    await expect(root.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    expect(await liveOn(page, remote)).toEqual([versions.shell, versions[remote]]);
    expect(await problems(), path).toEqual([]);
    await page.close();
  }
}

async function liveOn(page: Page, remote: string) {
  const { shellVersion, remotes } = (await pageDataOf(page)).registry;
  return [shellVersion, remotes.find(({ name }) => name === remote)?.version];
}

/** Publishes and promotes an app as its team does. */
export async function goLive(portico: Portico, app: string): Promise<void> {
  for (const action of ['publish', 'promote']) {
    const { code, err } = await release(portico, action, app);
    expect(code, `${action} ${app}: ${err}`).toBe(0);
  }
}
