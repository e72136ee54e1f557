import type { Page } from '@playwright/test';
import { ROOT_ID } from 'shared/platform';
import type { ReleaseManifest } from 'shared/platform';
import { addressOf, pageName } from './faulty-release.ts';
import { expect } from './test.ts';

/** The card that stands where a part failed. */
export const card = (page: Page, { name }: ReleaseManifest) =>
  page.getByRole('alert').filter({ hasText: name });
export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();
/** Sets when the faulty pages throw; undefined: never. */
export const throwAt = (page: Page, moment?: string) =>
  page.evaluate((when) => Object.assign(globalThis, { __fault: when }), moment);

/** Goes to another page without a document load. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A document in which nothing is broken yet, and another remote is alive. */
export async function openHealthy(page: Page) {
  await page.clock.install();
  await page.goto('/terms');
  await expect(page.locator(`#${ROOT_ID}`).getByText('Terms of Service').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Eight seconds are over for a page that waits. */
async function outlastBudget(page: Page) {
  await page.locator(`#${ROOT_ID} [data-portico-skeleton]`).waitFor({ state: 'attached' });
  await page.clock.fastForward(8_100);
}

/** @param name of a page of a faulty remote */
export async function isHealthy(page: Page, name: string) {
  const heading = page.getByRole('heading', { name: new RegExp(`^Page ${name} of`) });
  await expect(heading).toHaveCSS('letter-spacing', '3px');
}

interface Failing {
  release: ReleaseManifest;
  /** The page that fails. */
  name?: string;
  hangs?: boolean;
}

/** The card names part and version; the others live on; Retry heals, in the same document. */
export async function breaksAndHeals(
  page: Page,
  fault: { mend: () => Promise<unknown> },
  { release, name = pageName(0), hangs = false }: Failing,
) {
  const fails = async () => {
    if (hangs) await outlastBudget(page);
    await expect(card(page, release)).toContainText(release.version);
  };
  await fails();
  await go(page, '/terms');
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await expect(card(page, release)).toHaveCount(0);
  await go(page, addressOf(release, name));
  await fails();
  await fault.mend();
  await retry(page);
  await isHealthy(page, name);
  await expect(card(page, release)).toHaveCount(0);
}
