import type { Page } from '@playwright/test';
import { PAGES, PRODUCT, REDIRECT_PAGES } from '../support/routes.ts';
import type { ExpectedPage } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** Pages for crawlers and link previews, which have no session. */
const PUBLIC_PAGES = PAGES.filter(({ as }) => !as);

/** `redirects.spec.ts` covers redirects. */
const DOCUMENTS: ExpectedPage[] = [
  ...PUBLIC_PAGES,
  ...REDIRECT_PAGES.map((page) => ({ ...page, heading: '', bare: true })),
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, heading, bare, prerendered } of DOCUMENTS) {
    test(`[spec0 §1.2, §1.10, §1.11, §2.1, §6.1] [spec1 §1.1] ${path} has metadata and prerendered content in its HTML`, async ({
      page,
      portico,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${PRODUCT} - ${title}`);
      const meta = async (selector: string, attribute = 'content') => {
        const values = await page
          .locator(selector)
          .evaluateAll((all, name) => all.map((element) => element.getAttribute(name)), attribute);
        expect(values, selector).toHaveLength(1);
        return values[0];
      };
      const description = await meta('meta[name=description]');
      expect(description).toBeTruthy();
      expect(description).not.toMatch(/[{}%]/);
      expect(await meta('link[rel=canonical]', 'href')).toBe(portico.url + path);
      expect(await meta('meta[property="og:title"]')).toBe(`${PRODUCT} - ${title}`);
      expect(await meta('meta[property="og:description"]')).toBe(description);
      expect(await meta('meta[property="og:url"]')).toBe(portico.url + path);
      expect(await meta('meta[property="og:image"]')).toMatch(/^https?:\/\//);
      expect(await meta('meta[name="twitter:card"]')).toBe('summary_large_image');
      expect(await meta('meta[name="twitter:title"]')).toBe(`${PRODUCT} - ${title}`);
      expect(await meta('link[rel=icon]', 'href')).toBeTruthy();

      if (bare) return;
      await expect(page.getByRole('link', { name: 'Status' }).first()).toBeVisible();
      if (prerendered)
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    });
  }

  test('[spec0 §2.76, §2.78] an unknown path is a 404 page with status 404', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`${PRODUCT} - 404 Not Found`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

/** What a page says, except live figures, which may change between two readings. */
const saidBy = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3, p, dt, dd, li, summary, a')]
        .filter((each) => !each.closest('[aria-hidden=true], h1 ~ * dl'))
        .map((each) => `${each.localName} ${each.textContent} ${each.getAttribute('href') ?? ''}`),
    );

for (const path of ['/', '/features', '/features/automod', '/features/welcome', '/terms']) {
  test(`the document of ${path} says all that its page says, and the page logs no error`, async ({
    page,
    browser,
    portico,
    problems,
  }) => {
    await page.goto(path);
    await expect(page.locator('#portico-static, [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const document = await context.newPage();
    await document.goto(portico.url + path);
    const said = await saidBy(document);
    await context.close();
    expect(said.length).toBeGreaterThan(15);
    expect(await saidBy(page)).toEqual(said);
    expect(await problems()).toEqual([]);
  });
}

test('every page has a unique description', async ({ request }) => {
  const descriptions = await Promise.all(
    PUBLIC_PAGES.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      return /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    }),
  );
  expect(new Set(descriptions).size).toBe(PUBLIC_PAGES.length);
});

for (const path of [
  '/mfe/mfe-public/0.0.0/remoteEntry.js',
  '/mfe/no-such-remote/1.0.0/a.js',
  '/shell/0.0.0/shell.js',
  '/assets/nothing.png',
]) {
  test(`an unknown file is an uncacheable 404 without HTML: ${path}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers()['content-type']).not.toContain('text/html');
  });
}

test('the content security policy allows nothing unsafe', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/')).headers();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});
