import type { Page } from '@playwright/test';
import { ROOT_ID, SDK_DATA_MODULE, fileUrl } from '@portico/sdk/platform';
import { builtRelease } from '../support/built-files.ts';
import { expect, test } from '../support/test.ts';

/** A page that uses the query cache, which the shell provides in separate files. */
const PAGE = { path: '/status', name: 'status', heading: 'Status' };

const status = builtRelease('mfe-public');
const FILES = {
  entry: fileUrl(status, status.entry),
  chunk: fileUrl(status, status.pages[PAGE.name]!.scripts.at(-1)!),
  'shared module': fileUrl(
    builtRelease('shell'),
    builtRelease('shell').pages[SDK_DATA_MODULE]!.scripts.at(-1)!,
  ),
};

const isInteractive = (page: Page) =>
  expect(
    page.locator(`#${ROOT_ID}`).getByRole('heading', { name: PAGE.heading, level: 1 }),
  ).toBeVisible();
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: status.name });

for (const [kind, file] of Object.entries(FILES)) {
  test(`one reset connection of the ${kind} shows no error card`, async ({ page }) => {
    let shown = 0;
    await page.exposeFunction('cardShown', () => (shown += 1));
    await page.addInitScript((name) => {
      const report = (globalThis as never as { cardShown: () => void }).cardShown;
      new MutationObserver(() => {
        const found = [...document.querySelectorAll('[role=alert]')];
        if (found.some(({ textContent }) => textContent.includes(name))) report();
      }).observe(document, { childList: true, subtree: true });
    }, status.name);
    let resets = 0;
    await page.route(
      `**${file}`,
      (route) => {
        resets += 1;
        return route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.goto(PAGE.path);
    await isInteractive(page);
    expect(resets).toBe(1);
    expect(shown).toBe(0);
  });

  test(`the ${kind} keeps failing: the error shows, and Retry recovers`, async ({ page }) => {
    await page.route(`**${file}`, (route) => route.abort('connectionreset'));
    await page.goto(PAGE.path);
    await expect(alerts(page)).toContainText(status.version);
    await page.unroute(`**${file}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await isInteractive(page);
    await expect(alerts(page)).toHaveCount(0);
  });
}
