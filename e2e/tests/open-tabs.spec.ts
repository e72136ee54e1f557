import type { Page } from '@playwright/test';
import type { RegistrySnapshot } from '@portico/sdk/platform';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

/** Mocks a registry with another live version of mfe-commerce. */
async function promote(page: Page) {
  await page.route('**/api/registry', async (route) => {
    const response = await route.fetch({ headers: { accept: 'application/json' } });
    const registry = (await response.json()) as RegistrySnapshot;
    const remotes = registry.remotes.map((remote) =>
      remote.name === 'mfe-commerce' ? { ...remote, version: '9.9.9-new' } : remote,
    );
    await route.fulfill({ json: { ...registry, revision: 'new', remotes } });
  });
}

/** Makes the tab visible, which fetches the registry. */
async function focusTab(page: Page) {
  // Only an interactive page listens.
  await waitUntilInteractive(page);
  const answered = page.waitForResponse('**/api/registry');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: new RegExp(name) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('the next navigation after a promote loads a new document, by link, by code and by Back', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(heading(page, 'Terms of Service')).toBeVisible();
  await waitUntilInteractive(page);
  await mark(page);
  await footer(page, 'Privacy').click();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  await promote(page);
  await focusTab(page);
  await footer(page, 'Refund').click();
  await expect(heading(page, 'Refund Policy')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);

  // For the page server this document has the live versions.
  await mark(page);
  await focusTab(page);
  await page.goBack();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a form with input keeps its document after a promote and shows a notice', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitUntilInteractive(page);
  await mark(page);
  await page.getByLabel('Message').fill('Half of a sent');
  const notice = page.getByText('A newer version of this site is ready');
  await expect(notice).toHaveCount(0);

  await promote(page);
  await focusTab(page);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half of a sent');

  // Leaving the form asks first. Then nothing keeps the document of the older version.
  page.once('dialog', (dialog) => void dialog.accept());
  await footer(page, 'Terms').click();
  await expect(heading(page, 'Terms of Service')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await expect(notice).toHaveCount(0);
});

test('a deleted release causes one reload, never a loop', async ({ page }) => {
  await page.goto('/terms');
  await waitUntilInteractive(page);
  await page.route('**/mfe/mfe-commerce/**', (route) => route.fulfill({ status: 404, body: '' }));
  await promote(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/store');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  // The server still refers to the deleted release, so the failure is shown after one attempt.
  await expect(page.getByRole('alert').filter({ hasText: 'mfe-commerce' })).toBeVisible();
  expect(documents).toEqual(['/store']);
});
