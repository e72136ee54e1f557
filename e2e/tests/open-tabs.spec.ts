import type { Page } from '@playwright/test';
import type { RegistrySnapshot } from 'shared/platform';
import { expect, test } from '../support/test.ts';
import { untilLive } from '../support/until-live.ts';

/** The registry says from now on that another version of mfe-tools is live. */
async function promote(page: Page) {
  await page.route('**/api/registry', async (route) => {
    const response = await route.fetch({ headers: { accept: 'application/json' } });
    const registry = (await response.json()) as RegistrySnapshot;
    const remotes = registry.remotes.map((remote) =>
      remote.name === 'mfe-tools' ? { ...remote, version: '9.9.9-new' } : remote,
    );
    await route.fulfill({ json: { ...registry, revision: 'new', remotes } });
  });
}

/** The tab comes back into view, which makes it ask. */
async function comeBack(page: Page) {
  // Only a page that lives listens.
  await untilLive(page);
  const answered = page.waitForResponse('**/api/registry');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: new RegExp(name) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('the next page after a promote is a new document: by link, by code and by Back', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(heading(page, 'Terms of Service')).toBeVisible();
  await untilLive(page);
  await mark(page);
  await footer(page, 'Privacy').click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  await promote(page);
  await comeBack(page);
  await footer(page, 'Refund').click();
  await expect(heading(page, 'Refund Policy')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);

  // This document was made from what is live, as far as the page server knows.
  await mark(page);
  await comeBack(page);
  await page.goBack();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a form with input keeps its document through a promote, under a notice', async ({ page }) => {
  await page.goto('/contact');
  await untilLive(page);
  await mark(page);
  await page.getByLabel('Message').fill('Half of a sent');
  const notice = page.getByText('A newer version of this site is ready');
  await expect(notice).toHaveCount(0);

  await promote(page);
  await comeBack(page);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half of a sent');

  // People may leave the form: that page is still of this document, the one after it is not.
  await footer(page, 'Terms').click();
  await expect(heading(page, 'Terms of Service')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(notice).toHaveCount(0);
  await footer(page, 'Privacy').click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a release that is gone leads to one new document, and never to a loop', async ({ page }) => {
  await page.goto('/terms');
  await untilLive(page);
  await page.route('**/mfe/mfe-tools/**', (route) => route.fulfill({ status: 404, body: '' }));
  await promote(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/templates');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  // The server still names what it does not serve: after one attempt the failure is told.
  await expect(page.getByRole('alert').filter({ hasText: 'mfe-tools' })).toBeVisible();
  expect(documents).toEqual(['/templates']);
});
