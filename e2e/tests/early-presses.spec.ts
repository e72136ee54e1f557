import type { Locator, Page } from '@playwright/test';
import { REMOTE_NAMES, ROOT_ID } from 'shared/platform';
import { builtRelease } from '../support/built-files.ts';
import { openHeld } from '../support/open-held.ts';
import { effectsOf, fillAndOpen, recordEffects, usableIn } from '../support/page-effects.ts';
import type { Usable } from '../support/page-effects.ts';
import { PHONE, REDIRECT_PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { untilLive } from '../support/until-live.ts';

/** Every prerendered page that stays where it is; the 404 page has a test of its own. */
const PATHS = REMOTE_NAMES.flatMap((name) => Object.keys(builtRelease(name).prerendered)).filter(
  (path) => !REDIRECT_PAGES.some((page) => page.path === path),
);

/** A person's ways to press a button, in turn. */
const WAYS = ['click', 'Enter', 'Space'] as const;

async function pressAll(before: Locator, numbers: readonly number[]) {
  for (const [turn, number] of numbers.entries()) {
    const button = before.locator('main button').nth(number);
    const way = WAYS[turn % WAYS.length] ?? 'click';
    if (way === 'click') await button.click();
    else await button.press(way);
  }
}

/** The same on a live page, whose fields are filled in first. @returns the names of the buttons */
async function useLive(page: Page, usable: Usable) {
  await untilLive(page);
  const after = page.locator(`#${ROOT_ID}`);
  // What opens brings further buttons with it: these are the ones of before.
  const controls = await after.locator('main').evaluateHandle((main, numbers) => {
    const all = main.querySelectorAll('button');
    return numbers.flatMap((number) => all[number] ?? []);
  }, usable.buttons);
  await fillAndOpen(after, usable);
  return controls.evaluate(async (buttons) => {
    const names = buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent);
    for (const button of buttons) {
      while (button.disabled) await new Promise(requestAnimationFrame);
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return names;
  });
}

test('every control of every prerendered page has the same effect before activation as after it', async ({
  page: early,
  browser,
  baseURL,
}) => {
  const late = await browser.newPage({ baseURL, viewport: early.viewportSize() });
  await recordEffects(early);
  await recordEffects(late);
  for (const path of PATHS) {
    await test.step(path, async () => {
      const { before, letGo } = await openHeld(early, path);
      const usable = await usableIn(before);
      if (Object.values(usable).every(({ length }) => length === 0)) return letGo();
      const opening = late.goto(path, { waitUntil: 'commit' });
      await fillAndOpen(before, usable);
      await pressAll(before, usable.buttons);
      letGo();
      await opening;
      const pressed = await useLive(late, usable);
      await untilLive(early);
      await expect(async () => {
        expect(await effectsOf(early)).toEqual(await effectsOf(late));
      }).toPass({ timeout: 10_000 });
      expect((await effectsOf(early)).clicks).toEqual(pressed);
    });
  }
  await late.close();
});

test('a dialog that is asked for twice before activation opens once', async ({
  page,
  problems,
}) => {
  const { before, letGo } = await openHeld(page, '/embed');
  await before.getByRole('button', { name: 'Import' }).dblclick();
  letGo();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await problems()).toEqual([]);
});

test.describe('of the frame', () => {
  test.use({ as: 'customer' });

  test('the theme switch and the user menu, pressed before activation, do their work after it', async ({
    page,
  }) => {
    const { before, letGo } = await openHeld(page, '/');
    await before.locator('[data-counterpart=theme]').click();
    await before.locator('[data-menu=user]:visible').click();
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('link', { name: 'User Dashboard' })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('the menu that is opened before activation is open after it', async ({ page }) => {
      const { before, letGo } = await openHeld(page, '/terms');
      await before.getByRole('banner').locator('summary[data-menu=mobile]').click();
      letGo();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  });
});
