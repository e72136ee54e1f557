import type { Locator, Page } from '@playwright/test';
import { REMOTE_NAMES, ROOT_ID } from '@portico/sdk/platform';
import { builtRelease } from '../support/built-files.ts';
import { openWithoutShell } from '../support/open-without-shell.ts';
import {
  EXAMPLES_GROUP,
  effectsOf,
  fillAndOpen,
  recordEffects,
  usableIn,
} from '../support/page-effects.ts';
import type { Usable } from '../support/page-effects.ts';
import { PHONE, REDIRECT_PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

/**
 * Prerendered pages that do not redirect, without the keys of templates that need data; the 404 page has
 * a separate test.
 */
const PATHS = REMOTE_NAMES.flatMap((name) => Object.keys(builtRelease(name).prerendered)).filter(
  (path) => path.startsWith('/') && !REDIRECT_PAGES.some((page) => page.path === path),
);

/** Ways to activate a button, used in turn. */
const WAYS = ['click', 'Enter', 'Space'] as const;

async function pressAll(before: Locator, numbers: readonly number[]) {
  for (const [turn, number] of numbers.entries()) {
    const button = before.locator('main button').nth(number);
    const way = WAYS[turn % WAYS.length] ?? 'click';
    if (way === 'click') await button.click();
    else await button.press(way);
  }
}

/**
 * Repeats the actions on an interactive page, after filling the fields.
 * @returns the names of the buttons
 */
async function useInteractive(page: Page, usable: Usable) {
  await waitUntilInteractive(page);
  const after = page.locator(`#${ROOT_ID}`);
  // Opened elements contain further buttons; only the previous ones are clicked.
  const controls = await after.locator('main').evaluateHandle((main, numbers) => {
    const all = main.querySelectorAll('button');
    return numbers.flatMap((number) => all[number] ?? []);
  }, usable.buttons);
  await fillAndOpen(after, usable);
  return controls.evaluate(async (buttons) => {
    const names = buttons.map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    for (const button of buttons) {
      while (button.disabled) await new Promise(requestAnimationFrame);
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return names;
  });
}

test.describe('in a window as high as the page', () => {
  // In a window of this height, content that loads near the viewport loads on both pages.
  // Without motion, the chat of the landing page does not go on by itself.
  test.use({
    viewport: { width: 1440, height: 12_000 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('every control of every prerendered page has the same effect before activation as after it', async ({
    page: early,
    browser,
    baseURL,
  }) => {
    const late = await browser.newPage({
      baseURL,
      viewport: early.viewportSize(),
      reducedMotion: 'reduce',
    });
    await recordEffects(early);
    await recordEffects(late);
    for (const path of PATHS) {
      await test.step(path, async () => {
        const { before, loadShell } = await openWithoutShell(early, path);
        const usable = await usableIn(before);
        if (Object.values(usable).every(({ length }) => length === 0)) return loadShell();
        const opening = late.goto(path, { waitUntil: 'commit' });
        await fillAndOpen(before, usable);
        await pressAll(before, usable.buttons);
        loadShell();
        await opening;
        const pressed = await useInteractive(late, usable);
        await waitUntilInteractive(early);
        await expect(async () => {
          expect(await effectsOf(early)).toEqual(await effectsOf(late));
        }).toPass({ timeout: 10_000 });
        expect((await effectsOf(early)).clicks).toEqual(pressed);
      });
    }
    await late.close();
  });
});

test('a dialog whose button is clicked twice before activation opens once', async ({
  page,
  problems,
}) => {
  const { before, loadShell } = await openWithoutShell(page, '/embed');
  await before.getByRole('button', { name: 'Import' }).dblclick();
  loadShell();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await problems()).toEqual([]);
});

test('an example that is pressed before activation fills the embed', async ({ page }) => {
  const { before, loadShell } = await openWithoutShell(page, '/embed');
  const examples = before.getByRole('group', { name: EXAMPLES_GROUP });
  await examples.getByRole('button', { name: 'Welcome' }).click();
  loadShell();
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).not.toHaveValue('');
});

test.describe('the frame', () => {
  test.use({ as: 'customer' });

  test('the theme switch and the user menu, pressed before activation, take effect afterwards', async ({
    page,
  }) => {
    const { before, loadShell } = await openWithoutShell(page, '/');
    await before.locator('[data-counterpart=theme]').click();
    await before.locator('[data-menu=user]:visible').click();
    loadShell();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('link', { name: 'User Dashboard' })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('keeps a menu open that was opened before activation', async ({ page }) => {
      const { before, loadShell } = await openWithoutShell(page, '/terms');
      await before.getByRole('banner').locator('summary[data-menu=mobile]').click();
      loadShell();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  });
});
