import { expect, test } from '../support/test.ts';

const SWITCH = /theme|light|dark/i;

test('the default theme is dark, and a chosen theme applies from the first frame', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: SWITCH }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).not.toBe(dark);
  const light = await background();

  const response = await page.goto('/status', { waitUntil: 'commit' });
  // The server renders the theme, so that no frame has the other one.
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="light"/);
  await expect.poll(background).toBe(light);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
