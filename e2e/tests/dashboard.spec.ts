import { first } from '../support/commerce/steps.ts';
import { leftEdge, logo } from '../support/edges.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'customer' });

test('[spec0 §9.13] [spec1 §2.8, §2.10, §2.11] /user redirects to the overview, whose sidebar collapses below 1024 px', async ({
  page,
}) => {
  await page.goto('/user');
  await expect(page).toHaveURL(/\/user\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard Overview');
  await expect(page.getByText('Discord User')).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const sidebar = page.getByRole('navigation', { name: 'User dashboard' });
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  for (const width of [1920, 1440, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await leftEdge(sidebar)).toBe(await leftEdge(logo(page)));
  }
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(sidebar).toBeHidden();
  // The site's menu is the only one, and has the sidebar's links.
  await page.getByRole('button', { name: /menu/i }).click();
  await sidebar.getByRole('link', { name: 'Authorization' }).click();
  await expect(page).toHaveURL(/\/user\/authorization$/);
  await expect(page.getByRole('table').first()).toContainText('1337 Krew');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(sidebar).toBeVisible();
});

test('[spec1 §2.27, §4.17] the invoice list keeps its state in the URL, and its banner links to an invoice', async ({
  page,
}) => {
  await page.goto('/user/invoices?filter=completed&sortBy=amount&sortDirection=asc');
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Pending' }).click();
  await expect(page).toHaveURL(/filter=pending/);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(first(page, 'No Invoices Found')).toBeVisible();
  await expect(page).toHaveURL(/q=nothing/);
  await page.goBack();
  await expect(page).toHaveURL(/filter=completed/);
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(first(page, 'Pending Server Authorizations')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: /^INV-/ }).first().click();
  await expect(page).toHaveURL(/\/invoice\/INV-/);

  // The printed invoice is dark on white in any theme, without tools.
  await page.goto(`${new URL(page.url()).pathname}/print`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice SANDBOX-\d{4}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(20, 23, 31)');
});
