import type { Page } from '@playwright/test';
import type { PageData } from 'shared/platform';
import { PAGE_DATA_IDS } from 'shared/platform';

/** What the page server inlined into the page that is open. */
export async function pageDataOf(page: Page): Promise<PageData> {
  return JSON.parse((await page.locator(`#${PAGE_DATA_IDS.page}`).textContent()) ?? '') as PageData;
}
