/// <reference lib="dom" />
import { CliError } from '../lib/cli-error.mjs';

/** How long a page may take to say what it should. */
const PATIENCE_MS = 15_000;
const DRAFT = { name: 'Ada', message: 'I had just begun to write when' };

/**
 * A tab that somebody left open on the contact form, half filled in.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url of the site
 */
export async function openHalfFilledForm(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/contact`);
  // Activation keeps typed input, but only an interactive page receives updates of the registry.
  await page.locator('#portico-static').waitFor({ state: 'detached', timeout: PATIENCE_MS });
  await page.getByLabel('Name').fill(DRAFT.name);
  await page.getByLabel('Message').fill(DRAFT.message);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return {
    /** Makes the tab look for news, as coming back to it does; by itself it looks every minute. */
    comeBack: async () => {
      const answer = page.waitForResponse((one) => one.url().endsWith('/api/registry'), {
        timeout: PATIENCE_MS,
      });
      await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
      await answer.catch(() => {
        throw new CliError('The open tab did not ask what is live.');
      });
    },
    /** @returns whether the tab says that there is a newer version */
    isTold: () =>
      page
        .getByText('A newer version of this site is ready')
        .waitFor({ timeout: PATIENCE_MS })
        .then(
          () => true,
          () => false,
        ),
    /** @returns whether the form is as it was left, in the very same document */
    isKept: async () =>
      (await page.evaluate(() => 'sameDocument' in globalThis)) &&
      (await page.getByLabel('Name').inputValue()) === DRAFT.name &&
      (await page.getByLabel('Message').inputValue()) === DRAFT.message,
    /**
     * Puts the form aside and goes on to the store by a link of the page.
     * @param {string} text that the store shows then
     * @returns {Promise<boolean>} whether a new document came for it
     */
    goOn: async (text) => {
      await page.getByLabel('Name').fill('');
      await page.getByLabel('Message').fill('');
      await page.getByRole('link', { name: 'Store' }).first().click();
      await page.getByText(text).first().waitFor({ timeout: PATIENCE_MS });
      return page.evaluate(() => !('sameDocument' in globalThis));
    },
  };
}

/**
 * Opens the store in a new tab. The tab itself notes when its heading was drawn: a tool that asks
 * from outside hears of it only when the page has time to answer.
 * @param {import('@playwright/test').Page} page blank
 * @param {string} url of the site
 * @param {string} heading that it must show
 * @returns {Promise<number>} when it was drawn, in milliseconds since 1970
 */
export async function shows(page, url, heading) {
  await page.addInitScript((words) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent !== words) requestAnimationFrame(look);
      // The frame with the heading has been drawn when the next one begins.
      else requestAnimationFrame(() => Object.assign(window, { shownAt: Date.now() }));
    };
    look();
  }, heading);
  await page.goto(`${url}/store`, { waitUntil: 'commit' });
  const shownAt = await page.waitForFunction(() => Reflect.get(window, 'shownAt'), null, {
    timeout: PATIENCE_MS,
  });
  return Number(await shownAt.jsonValue());
}
