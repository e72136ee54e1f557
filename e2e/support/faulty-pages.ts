import type { Page } from '@playwright/test';
import { ROOT_ID } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { addressOf, pageName } from './faulty-release.ts';
import { expect } from './test.ts';

/** The error card of a failed remote. */
export const card = (page: Page, { name }: ReleaseManifest) =>
  page.getByRole('alert').filter({ hasText: name });
export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();
/** Sets the moment at which the faulty pages throw; undefined: never. */
export const throwAt = (page: Page, moment?: string) =>
  page.evaluate((when) => Object.assign(globalThis, { __fault: when }), moment);

/** Navigates to another page without a document load. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a document without faults, on a page of another remote. */
export async function openHealthy(page: Page) {
  await page.clock.install();
  await page.goto('/terms');
  await expect(page.locator(`#${ROOT_ID}`).getByText('Terms of Service').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Advances the clock beyond the load budget of 8 seconds. */
async function exceedLoadBudget(page: Page) {
  await page.locator(`#${ROOT_ID} [data-portico-skeleton]`).waitFor({ state: 'attached' });
  await page.clock.fastForward(8_100);
}

/** Expects a page of a faulty remote to work. @param name of the page */
export async function isHealthy(page: Page, name: string) {
  const heading = page.getByRole('heading', { name: new RegExp(`^Page ${name} of`) });
  await expect(heading).toHaveCSS('letter-spacing', '3px');
}

interface Failing {
  release: ReleaseManifest;
  /** Name of the failing page. */
  name?: string;
  hangs?: boolean;
}

/** Expects an error card with name and version, working other remotes, and recovery with Retry. */
export async function expectFailureAndRecovery(
  page: Page,
  fault: { restore: () => Promise<unknown> },
  { release, name = pageName(0), hangs = false }: Failing,
) {
  const fails = async () => {
    if (hangs) await exceedLoadBudget(page);
    await expect(card(page, release)).toContainText(release.version);
  };
  await fails();
  await go(page, '/terms');
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await expect(card(page, release)).toHaveCount(0);
  await go(page, addressOf(release, name));
  await fails();
  await fault.restore();
  await retry(page);
  await isHealthy(page, name);
  await expect(card(page, release)).toHaveCount(0);
}
