import { BOT_TOKEN, choose, CLIENT_ID, CLIENT_SECRET } from 'sandbox/testing/discord';
import type { DemoAccountKey } from 'sandbox/people/accounts';
import { startApi, type TestApi } from './api.ts';
import { TestBrowser, target } from './browser.ts';
import { startDiscord, type TestDiscord } from './discord.ts';

/** Environment of an API that uses a stand-in for Discord. */
export const discordEnv = (discord: { url: string }): Record<string, string> => ({
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SANDBOX: '1',
  DISCORD_API_URL: `${discord.url}/api/v10`,
  DISCORD_CLIENT_ID: CLIENT_ID,
  DISCORD_CLIENT_SECRET: CLIENT_SECRET,
  DISCORD_BOT_TOKEN: BOT_TOKEN,
});

/** Starts an API with a stand-in for Discord. */
export async function startWithDiscord(
  options: Parameters<typeof startApi>[0] = {},
): Promise<{ api: TestApi; discord: TestDiscord }> {
  const discord = await startDiscord();
  const api = await startApi({ ...options, env: { ...discordEnv(discord), ...options.env } });
  return { api, discord };
}

/** Starts a sign-in. @returns the address of Discord's page */
export async function begin(browser: TestBrowser, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  return target(await browser.go(`/api/auth/discord${query}`));
}

/** Chooses an account, or cancels, on Discord's page. @returns path and query of the callback */
export async function comeBack(page: string, account: DemoAccountKey | ''): Promise<string> {
  const back = await choose(page, account);
  return `${back.pathname}${back.search}`;
}

/** Signs in with Discord. @returns the signed-in browser */
export async function signInAs(
  api: TestApi,
  account: DemoAccountKey,
  browser = new TestBrowser(api),
): Promise<TestBrowser> {
  await browser.go(await comeBack(await begin(browser), account));
  return browser;
}
