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
