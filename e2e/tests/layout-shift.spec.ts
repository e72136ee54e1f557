import { measureLayoutShift, MOST_SHIFT } from '../support/layout-shift.ts';
import { PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** At the width of a phone; `pages.spec.ts` measures the same pages on a desktop. */
for (const { path, heading, as } of PAGES)
  test.describe(() => {
    test.use({ as, viewport: { width: 390, height: 844 } });

    test(`${path} does not shift while it loads at 390 px`, async ({ page }) => {
      const shift = await measureLayoutShift(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT);
    });
  });
