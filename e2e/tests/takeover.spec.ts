import { ROOT_ID, STATIC_BODY_ID } from 'shared/platform';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const { path, heading } of PAGES)
    test(`${path} does not shift while it loads at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const shift = await measureLayoutShift(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBeLessThanOrEqual(0.01);
    });

test('React takes the prerendered page over once, and nothing shows twice', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(`#${ROOT_ID}`).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`#${STATIC_BODY_ID}`)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('what the visitor focused before the takeover is focused after it', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/shell/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.locator(`#${STATIC_BODY_ID}`).getByRole('link', { name: 'Status' }).first();
  await link.focus();
  await page.evaluate(() => scrollTo(0, 120));
  letGo();
  await expect(page.locator(`#${STATIC_BODY_ID}`)).toHaveCount(0);
  const after = page.locator(`#${ROOT_ID}`).getByRole('link', { name: 'Status' }).first();
  await expect(after).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});
