import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const MAX_TABS = 60;

/** Presses Tab until an element has the focus. @throws if it never gets it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
