import type { Locator, Page } from '@playwright/test';
import { STATIC_BODY_ID } from '@portico/sdk/platform';

/** A server-rendered page whose shell is not loaded yet. */
export interface PageWithoutShell {
  /** The server-rendered body; removed when React's page is interactive. */
  before: Locator;
  /** Lets the shell load. */
  loadShell: () => void;
}

/** Opens a page without its shell, so that a test can use the server-rendered HTML first. */
export async function openWithoutShell(page: Page, path: string): Promise<PageWithoutShell> {
  let loadShell = () => {};
  const held = new Promise<void>((resolve) => (loadShell = resolve));
  await page.unroute('**/shell/**');
  await page.route('**/shell/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { before: page.locator(`#${STATIC_BODY_ID}`), loadShell };
}
