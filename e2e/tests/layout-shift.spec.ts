import { measureLayoutShift, MAX_SHIFT } from '../support/layout-shift.ts';
import { PAGES, PHONE } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** Public pages at phone width; `pages.spec.ts` measures the other pages. */
for (const { path, heading } of PAGES.filter(({ as }) => !as))
  test.describe(() => {
    test.use({ viewport: PHONE });

    test(`${path} has no layout shift while it loads at 390 px`, async ({ page }) => {
      const shift = await measureLayoutShift(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
    });
  });
