import type { Locator, Page } from '@playwright/test';

/** Of an element, in pixels from the left of the window. */
export const leftEdge = async (element: Locator): Promise<number | undefined> =>
  (await element.boundingBox())?.x;

/** In the site's header. */
export const logo = (page: Page): Locator => page.getByRole('banner').locator('img').first();
