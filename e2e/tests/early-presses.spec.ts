import { openWithoutShell } from '../support/open-without-shell.ts';
import { EXAMPLES_GROUP } from '../support/page-effects.ts';
import { PHONE } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

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
