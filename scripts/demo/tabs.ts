/// <reference lib="dom" />
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import type { BrowserContext, Page } from '@playwright/test';

/** Maximum time for a page to show the expected content. */
const TIMEOUT_MS = 15_000;
const DRAFT = { name: 'Ada', message: 'I had just begun to write when' };

/**
 * Opens a tab with the contact form half filled in.
 * @param url of the site
 */
export async function openHalfFilledForm(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(`${url}/contact`);
  // Only an interactive page polls for releases.
  await page.locator('#portico-static').waitFor({ state: 'detached', timeout: TIMEOUT_MS });
  await page.getByLabel('Name').fill(DRAFT.name);
  await page.getByLabel('Message').fill(DRAFT.message);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return {
    /**
     * Makes the tab poll for releases, as a tab does when it becomes visible; otherwise it polls
     * every minute.
     */
    comeBack: async () => {
      const response = page.waitForResponse((answer) => answer.url().endsWith('/api/registry'), {
        timeout: TIMEOUT_MS,
      });
      await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
      await response.catch(() => {
        throw new CliError('The open tab did not request what is live.');
      });
    },
    /** @returns whether the tab shows the notice of a newer version */
    showsUpdate: () =>
      page
        .getByText('A newer version of this site is ready')
        .waitFor({ timeout: TIMEOUT_MS })
        .then(
          () => true,
          () => false,
        ),
    /** @returns whether the form is unchanged, in the same document */
    keepsForm: async () =>
      (await page.evaluate(() => 'sameDocument' in globalThis)) &&
      (await page.getByLabel('Name').inputValue()) === DRAFT.name &&
      (await page.getByLabel('Message').inputValue()) === DRAFT.message,
    /**
     * Clears the form and navigates to the store by a link of the page.
     * @param text that the store must show afterwards
     * @returns whether the navigation loaded a new document
     */
    navigate: async (text: string): Promise<boolean> => {
      await page.getByLabel('Name').fill('');
      await page.getByLabel('Message').fill('');
      await page.getByRole('link', { name: 'Store' }).first().click();
      await page.getByText(text).first().waitFor({ timeout: TIMEOUT_MS });
      return page.evaluate(() => !('sameDocument' in globalThis));
    },
  };
}

/**
 * Opens the store in a new tab. The tab itself records when its heading was drawn, because a poll
 * from outside gets a response only when the page is idle.
 * @param page blank
 * @param url of the site
 * @param heading that it must show
 * @returns when it was drawn, in milliseconds since 1970
 */
export async function timeOfHeading(page: Page, url: string, heading: string): Promise<number> {
  await page.addInitScript((text) => {
    const check = () => {
      if (document.querySelector('h1')?.textContent !== text) requestAnimationFrame(check);
      // The frame with the heading has been drawn when the next one begins.
      else requestAnimationFrame(() => Object.assign(window, { shownAt: Date.now() }));
    };
    check();
  }, heading);
  await page.goto(`${url}/store`, { waitUntil: 'commit' });
  const shownAt = await page.waitForFunction(
    () => Reflect.get(window, 'shownAt') as number | undefined,
    null,
    { timeout: TIMEOUT_MS },
  );
  return Number(await shownAt.jsonValue());
}
