import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { withoutData } from '../support/without-data.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

/** `pages.spec.ts` covers pages with one state. */
test.describe('axe', () => {
  for (const [path, heading] of [
    ['/features/welcome', 'Welcome'],
    ['/features/giveaways', 'Giveaways'],
    ['/features/buttonroles', 'Button Roles'],
    ['/no/such/page', 'Page Not Found'],
  ] as const)
    test(`finds no violations on ${path} in both themes`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await waitUntilInteractive(page);
      await expectAccessible(page);
    });

  test('finds no violations on /commands: cards, drop-down, nothing found, placeholders, failure', async ({
    page,
  }) => {
    await page.goto('/commands?q=ban');
    await expect(page.getByRole('heading', { name: ';ban', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('No commands found matching your criteria.')).toBeVisible();
    await expectAccessible(page);

    await withoutData(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/commands', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: 'away' });
    });
    await page.goto('/commands');
    await expect(page.getByTestId('placeholders')).toBeVisible();
    await expectAccessible(page);
    answer();
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
    await expectAccessible(page);
  });

  test('finds no violations in the states of /team, /avatars and /contact', async ({ page }) => {
    for (const [body, words] of [
      ['[]', 'No team members yet'],
      ['{}', /Unable to fetch team members/],
    ] as const) {
      await withoutData(page);
      await page.route('**/api/team', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      await page.goto('/team');
      await expect(page.getByText(words)).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
    }
    for (const [body, words] of [
      ['[]', 'No avatars found'],
      ['{}', 'Error Loading Avatars'],
    ] as const) {
      await page.route('**/api/avatars', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      await page.goto('/avatars');
      await expect(page.getByText(words)).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
    }
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open in Email App' }).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expectAccessible(page);
  });
});
