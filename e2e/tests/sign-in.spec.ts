import type { Page } from '@playwright/test';
import { chooseAccount, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const userMenu = (page: Page) => page.getByRole('button', { name: /User menu of/ });
const login = (page: Page) =>
  page.getByRole('link', { name: 'Login with Discord' }).filter({ visible: true });

test('[spec1 §1.2, §2.5, §4.2] sign-in redirects to Discord and back, the menu has the dashboards, and Logout ends the session', async ({
  page,
  problems,
}) => {
  await page.goto('/store?plan=Duo');
  await signIn(page, 'owner');
  await expect(page).toHaveURL(/\/store\?plan=Duo$/);
  // The review of the chosen plan waits.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(userMenu(page)).toContainText('Owner');
  await expect(userMenu(page).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).toBe(
    '{"isAuthenticated":false}',
  );
  // Logout loads a new document; the session has ended on the server too.
  await page.reload();
  await expect(login(page)).toBeVisible();
  expect((await problems()).filter((problem) => !problem.includes('Clear-Site-Data'))).toEqual([]);
});

test('[spec1 §4.4] a visitor who was redirected from a page returns to it after sign-in', async ({
  page,
}) => {
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Please log in to see that page.', { exact: true })).toBeVisible();
  await signIn(page, 'moderator');
  await expect(page).toHaveURL(/\/staff/);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('[spec1 §2.33, §6.3] a customer cannot open the back-office', async ({ page }) => {
  await page.goto('/staff');
  await signIn(page, 'customer');
  await expect(page).toHaveURL(/\/$/);
  await expect(userMenu(page)).toContainText('Customer');
  await page.goto('/staff');
  await expect(page.getByText('That page is for the team.', { exact: true })).toBeVisible();
  await userMenu(page).click();
  await expect(page.getByRole('link', { name: 'Staff Dashboard' })).toHaveCount(0);
});

test('a declined consent returns to the page and shows one message', async ({ page }) => {
  await page.goto('/store');
  await login(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Login canceled', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/store$/);
  await expect(login(page)).toBeVisible();
});

test('the site works with Discord down, shows a sign-in error, and a later attempt succeeds', async ({
  page,
  request,
}) => {
  await page.goto('/store');
  await login(page).click();
  const discord = new URL(page.url()).origin;
  const fault = { kind: 'down', route: 'POST /oauth2/token' };
  await request.post(`${discord}/__faults`, { data: fault });
  await chooseAccount(page, 'visitor');
  await expect(page.getByText('Discord cannot be reached', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/store$/);
  await request.delete(`${discord}/__faults`);
  await signIn(page, 'visitor');
  await expect(userMenu(page)).toContainText('Visitor');
});

test('the Back button after sign-in shows neither an error nor a signed-out page', async ({
  page,
}) => {
  await page.goto('/status');
  await signIn(page, 'visitor');
  await expect(userMenu(page)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/\/status/);
  await expect(userMenu(page)).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(userMenu(page)).toBeVisible();
});

test('a sign-out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/store');
  await signIn(page, 'visitor');
  await expect(userMenu(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/status');
  await userMenu(other).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(login(other)).toBeVisible();
  await expect(login(page)).toBeVisible();
});

test('a tab that shows one account follows another one that signs in elsewhere, before anything is deleted', async ({
  page,
  context,
}) => {
  await page.goto('/user/account');
  await signIn(page, 'visitor');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/api/auth/discord');
  await chooseAccount(other, 'customer');
  await expect(userMenu(other)).toContainText('Customer');
  await expect(page.getByText('Now logged in as Customer', { exact: true })).toBeVisible();
  await expect(userMenu(page)).toContainText('Customer');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[spec1 §3.10] a forged auth-storage grants no access', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('auth-storage', '{"isAuthenticated":true}'));
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/$/);
  await expect(login(page)).toBeVisible();
});

test.describe('below 1024 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[spec1 §2.2, §2.3] the mobile menu has a login, and after sign-in avatar, name and Logout', async ({
    page,
  }) => {
    await page.goto('/status');
    const menu = page.getByRole('button', { name: /menu/i }).filter({ visible: true });
    await menu.click();
    await signIn(page, 'customer');
    await expect(page).toHaveURL(/\/status$/);
    await menu.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Customer')).toBeVisible();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(dialog).toBeHidden();
    await menu.click();
    await expect(login(page)).toBeVisible();
  });
});

test('a session that ended elsewhere leaves the dashboard at the next request', async ({
  page,
  browser,
  portico,
}) => {
  await page.goto('/store');
  await signIn(page, 'visitor');
  await page.goto('/user/account');
  await expect(page.getByText('This browser')).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: portico.url });
  const other = await elsewhere.newPage();
  await other.goto('/store');
  await signIn(other, 'visitor');
  await other.goto('/user/account');
  await other.getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect(login(other)).toBeVisible();
  await elsewhere.close();
  await page.getByRole('link', { name: 'Invoices' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(login(page)).toBeVisible();
});
