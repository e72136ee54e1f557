import { expectAccessible, expectNoAxeViolations } from '../support/axe.ts';
import { measureLayoutShift, MAX_SHIFT } from '../support/layout-shift.ts';
import { pageDataOf } from '../support/page-data.ts';
import { PAGES, PHONE, PRODUCT, REDIRECT_PAGES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const { path, title, heading, as, remote } of PAGES) {
  test.describe(() => {
    // Visitors are many on both; pages behind the sign-in shift on a phone, if anywhere.
    test.use(as ? { as, viewport: PHONE } : {});

    const isRead = remote === 'mfe-public';
    const goal = `without a console error, a policy violation or a shift${isRead ? ', for everybody' : ''}`;
    test(`${path} opens ${goal}`, async ({ page, problems }) => {
      const shift = await measureLayoutShift(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
      await expect(page).toHaveTitle(`${PRODUCT} - ${title}`);
      expect(await problems()).toEqual([]);

      // The other parts' pages have tests of their own for their states.
      if (!isRead) return;
      await expect(page.locator('#portico-static, [aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectNoAxeViolations(page);
    });
  });
}

test('[spec0 §2] an unknown path shows the 404 page, whose buttons lead away', async ({
  page,
  problems,
}) => {
  await page.goto('/status');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(`${PRODUCT} - 404 Not Found`);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/status$/);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  // A document of another path leaves the unknown one to the page server, also on Back.
  await page.reload();
  await expect(page.locator('#portico-static')).toHaveCount(0);
  const answer = page.waitForResponse(/\/no\/such\/page$/, { timeout: 10_000 });
  await page.goBack();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.locator('#portico-static')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveTitle(`${PRODUCT} - Discord Bot`);
  // The browser itself reports the document's status.
  expect((await problems()).filter((one) => !one.includes('status of 404'))).toEqual([]);
});

test.describe('to a member of the team', () => {
  test.use({ as: 'owner' });

  test('these tests cover every route that is live', async ({ page }) => {
    await page.goto('/');
    const { registry } = await pageDataOf(page);
    const live = registry.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
    const covered = [...PAGES, ...REDIRECT_PAGES].map(({ path, route }) => route ?? path);
    expect(live.toSorted()).toEqual(covered.toSorted());
  });
});

test('moving between pages changes the document and begins at the top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Status' }).click();
  await expect(page).toHaveTitle(`${PRODUCT} - Status`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveTitle(`${PRODUCT} - Store`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/store$/);
});
