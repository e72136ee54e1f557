import { pageDataOf } from '../support/page-data.ts';
import { expect, test } from '../support/test.ts';

for (const [path, field] of [
  ['/discord', 'supportUrl'],
  ['/invite', 'inviteUrl'],
] as const)
  test(`[spec0 §2.85] ${path} shows Redirecting... and redirects to another origin`, async ({
    page,
    portico,
  }) => {
    const redirected = new Promise<string>((resolve) => {
      void page.route(
        (url) => url.origin !== new URL(portico.url).origin,
        (route) => {
          resolve(route.request().url());
          // A 204 response keeps the browser on the page.
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
    expect(await redirected).toBe(brand[field]);
  });

test('[spec0 §2.86] /epicgames/* opens the launcher silently, and the window closes by itself', async ({
  page,
}) => {
  await page.goto('/epicgames/fn%3A1%3AApp', { waitUntil: 'commit' });
  // A window that was not opened by a script cannot close itself, so its content is visible.
  await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute(
    'href',
    'com.epicgames.launcher://apps/fn%3A1%3AApp?action=launch&silent=true',
  );
  // The launcher URL would abort another load of this page.
  const opener = await page.context().newPage();
  await opener.goto('/terms');
  // Checked in the window, because Playwright does not report a page that closes immediately.
  const launcher = await opener.evaluateHandle(() => open('/epicgames/fn%3A1'));
  await opener.waitForFunction((opened) => opened?.closed, launcher);
});
