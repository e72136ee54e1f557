import type { Page } from '@playwright/test';
import { keyboardProblems, layoutProblems, motionProblems, ZOOMED } from '../support/reach.ts';
import { PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

/** The pages of visitors, and reports of incidents. */
const PUBLIC = [
  ...PAGES.filter(({ as, bare }) => !as && !bare),
  { path: '/no/such/page', heading: 'Page Not Found' },
];

async function open(page: Page, { path, heading }: { path: string; heading: string | RegExp }) {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await waitUntilInteractive(page);
  await page.waitForLoadState('networkidle');
}

test.describe('at 400 %', () => {
  test.use({ viewport: ZOOMED });

  for (const each of PUBLIC)
    test(`${each.path} cuts no text off, scrolls in one direction, and is reached by the keyboard`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, each);
      expect(await layoutProblems(page)).toEqual([]);
      expect(await keyboardProblems(page)).toEqual([]);
      expect(await motionProblems(page)).toEqual([]);
    });
});

test.describe('in forced colors', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  for (const each of PUBLIC)
    test(`${each.path} shows its focus and cuts no text off`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await open(page, each);
      expect(await layoutProblems(page)).toEqual([]);
      expect(await keyboardProblems(page)).toEqual([]);
    });
});
