import type { APIRequestContext, Page } from '@playwright/test';

/** A demo account of the sandbox's Discord, by the value of its button (DESIGN §7). */
export type Account =
  'visitor' | 'customer' | 'owner' | 'administrator' | 'moderator' | 'supporter';

/** Signs in without a browser window: to Discord's page, its button, and back. */
export async function signInByHttp(
  request: APIRequestContext,
  origin: string,
  account: Account,
): Promise<void> {
  const page = await request.get(`${origin}/api/auth/discord`);
  await request.post(page.url(), { form: { account } });
}

/** Presses Login with Discord on the page that is open, and an account's button at Discord. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('link', { name: 'Login with Discord' }).filter({ visible: true }).click();
  await chooseAccount(page, account);
}

/** Presses an account's button on Discord's page, and comes back. */
export async function chooseAccount(page: Page, account: Account): Promise<void> {
  await page.locator(`button[value="${account}"]`).click();
}
