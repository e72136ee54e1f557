import { expect, test } from '../support/test.ts';

test('the theme follows the system until one is chosen, and applies from the first frame', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  const html = page.locator('html');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Theme: System. Switch to Light');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).toBe(light);

  const response = await page.goto('/status', { waitUntil: 'commit' });
  // The server renders the theme, so that no frame has the other one.
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="light"/);
  await expect.poll(background).toBe(light);
  await press('Theme: Light. Switch to Dark');
  await press('Theme: Dark. Switch to System');
  await expect(html).toHaveAttribute('data-theme', 'system');
  await expect.poll(background).toBe(dark);

  // Of the typeface, only the file that every page needs is loaded.
  const typeface = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Figtree'))
        .map(({ status }) => status),
    );
  await expect.poll(typeface).toEqual(['loaded', 'unloaded', 'unloaded']);

  await page.emulateMedia({ forcedColors: 'active' });
  const backgroundOf = (link: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: link })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf('Status')).not.toBe(await backgroundOf('Store'));
});
