import { pageDataOf } from '../support/page-data.ts';
import { expect, test } from '../support/test.ts';

for (const [path, field] of [
  ['/discord', 'supportUrl'],
  ['/invite', 'inviteUrl'],
] as const)
  test(`[spec0 §2] ${path} says Redirecting... and leads outside`, async ({ page, portico }) => {
    await page.goto('/status');
    const { brand } = await pageDataOf(page);
    let askFor = (_url: string) => {};
    const asked = new Promise<string>((resolve) => (askFor = resolve));
    await page.route(
      (url) => url.origin !== new URL(portico.url).origin,
      (route) => {
        askFor(route.request().url());
        return route.abort();
      },
    );
    await page.goto(path);
    expect(await asked).toBe(brand[field]);
    await page.route(brand[field], () => new Promise(() => undefined));
    await page.goto(path);
    await expect(page.getByText('Redirecting...')).toBeVisible();
    await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute(
      'href',
      brand[field],
    );
  });
