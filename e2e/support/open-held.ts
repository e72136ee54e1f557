import type { Locator, Page } from '@playwright/test';
import { STATIC_BODY_ID } from 'shared/platform';

/** A page of the page server whose shell has not arrived. */
export interface HeldPage {
  /** What the page server wrote; gone once React's page is there. */
  before: Locator;
  /** Lets the shell arrive. */
  letGo: () => void;
}

/** Opens a page and holds the shell back, so that a test can act on the page server's HTML first. */
export async function openHeld(page: Page, path: string): Promise<HeldPage> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.unroute('**/shell/**');
  await page.route('**/shell/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { before: page.locator(`#${STATIC_BODY_ID}`), letGo };
}
