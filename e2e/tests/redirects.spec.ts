import { pageDataOf } from '../support/page-data.ts';
import { expect, test } from '../support/test.ts';

for (const [path, field] of [
  ['/discord', 'supportUrl'],
  ['/invite', 'inviteUrl'],
] as const)
  test(`[spec0 §2] ${path} says Redirecting... and leads outside`, async ({ page, portico }) => {
    const asked = new Promise<string>((resolve) => {
      void page.route(
        (url) => url.origin !== new URL(portico.url).origin,
        (route) => {
          resolve(route.request().url());
          // With "no content" a browser stays where it is.
          return route.fulfill({ status: 204 });
        },
      );
    });
    await page.goto(path, { waitUntil: 'commit' });
    const { brand } = await pageDataOf(page);
    await expect(page.getByText('Redirecting...')).toBeVisible();
    await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute(
      'href',
      brand[field],
    );
    expect(await asked).toBe(brand[field]);
  });

test('[spec0 §2] /epicgames/* opens the launcher silently, and the window closes by itself', async ({
  page,
}) => {
  await page.goto('/epicgames/fn%3A1%3AApp', { waitUntil: 'commit' });
  // A window that no script has opened stays: here is what it shows.
  await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute(
    'href',
    'com.epicgames.launcher://apps/fn%3A1%3AApp?action=launch&silent=true',
  );
  // The launcher's own address would cut a further load of this page short.
  const opener = await page.context().newPage();
  await opener.goto('/terms');
  // Asked of the window itself: one that closes at once is no page to Playwright.
  const launcher = await opener.evaluateHandle(() => open('/epicgames/fn%3A1'));
  await opener.waitForFunction((opened) => opened?.closed, launcher);
});
