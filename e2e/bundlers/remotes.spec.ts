import { cpSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ROOT_ID, fileUrl } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { builtWith } from '../support/bundlers.ts';
import { breakAddress } from '../support/faults.ts';
import {
  PROVIDED_BY_SHELL,
  SHARED_LIBRARY,
  federationStateOf,
} from '../support/federation-state.ts';
import { pageDataOf } from '../support/page-data.ts';
import { temporaryFolder } from '../support/portico.ts';
import { release } from '../support/release.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'mfe-public';
const PAGES = [
  { path: '/terms', name: 'terms', heading: 'Terms of Service', fault: 'cannot be reached' },
  // Uses the query cache, which the shell provides in separate files.
  { path: '/status', name: 'status', heading: 'Status', fault: 'has a changed byte' },
  { path: '/team', name: 'team', heading: 'Team', fault: 'responds with 500' },
] as const;

/** Navigates without a document load. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const headingOf = (page: Page, name: string) =>
  page.locator(`#${ROOT_ID}`).getByRole('heading', { name, level: 1 });

for (const bundler of ['rspack', 'vite']) {
  test.describe(`a remote built by ${bundler}`, () => {
    let built: ReleaseManifest;

    test.beforeAll(async ({ portico }) => {
      const folder = temporaryFolder();
      cpSync(builtWith(bundler), folder, { recursive: true });
      const published = await release(portico, 'publish', REMOTE, '--dir', folder);
      expect(published, published.err).toMatchObject({ code: 0 });
      built = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')) as ReleaseManifest;
      const promoted = await release(portico, 'promote', REMOTE, built.version);
      expect(promoted, promoted.err).toMatchObject({ code: 0 });
    });

    test('renders its pages with the React, router, store and styles of the shell', async ({
      page,
      problems,
    }) => {
      await page.goto(PAGES[0].path);
      for (const { path, heading } of PAGES) {
        await go(page, path);
        await expect(headingOf(page, heading)).toBeVisible();
      }
      const { registry } = await pageDataOf(page);
      expect(registry.remotes.find(({ name }) => name === REMOTE)?.version).toBe(built.version);
      expect(await federationStateOf(page)).toEqual({
        provided: {
          ...PROVIDED_BY_SHELL,
          // One provider; the library may name the first consumer of a module that it has fetched.
          '@portico/sdk/data': [expect.stringMatching(`^(shell|${REMOTE})$`)],
        },
        ...{ roots: 1, styled: 1 },
      });
      expect(await problems()).toEqual([]);
    });

    test('contains no library that the shell provides', async ({ request }) => {
      for (const { path } of built.files.filter((file) => file.path.endsWith('.js'))) {
        const text = await (await request.get(fileUrl(built, path))).text();
        expect(text, path).not.toMatch(SHARED_LIBRARY);
      }
    });

    for (const { path, name, heading, fault } of PAGES) {
      test(`heals ${path} on Retry when a chunk ${fault}`, async ({ page }) => {
        const chunk = fileUrl(
          built,
          built.pages[name]!.scripts.find((file) => file.includes('page-'))!,
        );
        const { restore } = await breakAddress(page, chunk, fault);
        await page.goto(path);
        await expect(page.getByRole('alert').filter({ hasText: REMOTE })).toContainText(
          built.version,
        );
        await restore();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(headingOf(page, heading)).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: REMOTE })).toHaveCount(0);
      });
    }
  });
}
