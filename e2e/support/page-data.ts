import type { Page } from '@playwright/test';
import type { PageData } from '@portico/sdk/platform';
import { PAGE_DATA_IDS } from '@portico/sdk/platform';

/** The page data that the page server inlined into the open page. */
export async function pageDataOf(page: Page): Promise<PageData> {
  return JSON.parse((await page.locator(`#${PAGE_DATA_IDS.page}`).textContent()) ?? '') as PageData;
}
