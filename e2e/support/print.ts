import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects that nothing of a page that was not scrolled is missing on paper. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const missing = await page.locator('main').evaluate((main) => {
    dispatchEvent(new Event('beforeprint'));
    return (
      [...main.querySelectorAll('*')]
        // The tooltip of a chart is for the pointer.
        .filter((element) => !element.closest('.apexcharts-canvas'))
        .filter((element) => {
          const { opacity, contentVisibility } = getComputedStyle(element);
          return (opacity === '0' || contentVisibility === 'auto') && element.checkVisibility();
        })
        .map((element) => element.textContent)
        .filter(Boolean)
    );
  });
  expect(missing).toEqual([]);
  await page.emulateMedia({ media: null });
}
