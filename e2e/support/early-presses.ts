import type { Locator, Page } from '@playwright/test';
import { ROOT_ID } from '@portico/sdk/platform';
import type { RemoteName } from '@portico/sdk/platform';
import { builtRelease } from './built-files.ts';
import { openWithoutShell } from './open-without-shell.ts';
import { effectsOf, fillAndOpen, recordEffects, usableIn } from './page-effects.ts';
import type { Usable } from './page-effects.ts';
import { REDIRECT_PAGES } from './routes.ts';
import { expect, test } from './test.ts';
import { waitUntilInteractive } from './wait-until-interactive.ts';

/**
 * A remote's prerendered pages that do not redirect, without the keys of templates that need data; the 404
 * page has a separate test.
 */
const pathsOf = (remote: RemoteName) =>
  Object.keys(builtRelease(remote).prerendered).filter(
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
      while (button.matches(":disabled, [aria-disabled='true']"))
        await new Promise(requestAnimationFrame);
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return names;
  });
}

/** Presses all controls of a remote's prerendered pages before the page is interactive, and after it. */
export function testEarlyPresses(remote: RemoteName) {
  // In a window of this height, content that loads near the viewport loads on both pages.
  // Without motion, the chat of the landing page does not go on by itself.
  test.use({
    viewport: { width: 1440, height: 12_000 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test(`every control of the prerendered pages of ${remote} has the same effect before activation as after it`, async ({
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
    for (const path of pathsOf(remote)) {
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
}
