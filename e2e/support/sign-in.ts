import type { APIRequestContext, Page } from '@playwright/test';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';

/** A demo account of the Discord stand-in, by the value of its button. */
export type Account =
  | 'visitor'
  | 'customer'
  | 'owner'
  | 'administrator'
  | 'moderator'
  | 'supporter';

/** Signs in over HTTP, without a browser page. */
export async function signInByHttp(
  request: APIRequestContext,
  origin: string,
  account: Account,
): Promise<void> {
  const page = await request.get(`${origin}/api/auth/discord`);
  await request.post(page.url(), { form: { account } });
}

/** Clicks Login with Discord on the open page, and an account's button at Discord. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('link', { name: 'Login with Discord' }).filter({ visible: true }).click();
  await chooseAccount(page, account);
}

/** Clicks an account's button on Discord's page and waits for the redirect. */
export async function chooseAccount(page: Page, account: Account): Promise<void> {
  const button = page.locator(`button[value="${account}"]`);
  await button.waitFor();
  const discord = new URL(page.url()).origin;
  await button.click();
  await page.waitForURL(({ origin }) => origin !== discord, { waitUntil: 'commit' });
}

/** The headers of a change that a page of the signed-in user sends. */
export async function headersOfPage(
  request: APIRequestContext,
  origin: string,
): Promise<Record<string, string>> {
  const { id } = (await (await request.get(`${origin}/api/auth/me`)).json()) as { id: string };
  return { 'sec-fetch-site': 'same-origin', [SHOWN_USER_HEADER]: id };
}
