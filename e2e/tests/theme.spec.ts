import { expect, test } from '../support/test.ts';

const SWITCH = /theme|light|dark/i;

test('dark comes first; a chosen theme stays, from the first frame on', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: SWITCH }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).not.toBe(dark);
  const light = await background();

  const response = await page.goto('/status', { waitUntil: 'commit' });
  // The server already writes it, so that no frame shows the other theme.
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="light"/);
  await expect.poll(background).toBe(light);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
