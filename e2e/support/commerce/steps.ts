import { expect, type Page } from '@playwright/test';

/** A text that may be both in a toast and on the page. */
export const first = (page: Page, text: string | RegExp) => page.getByText(text).first();

/** Goes on from the review of a purchase to the payment page. */
export const toPayment = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
};

/** Clicks a buy button, and goes on to the payment page. @returns the URL of the Stripe stand-in and the session id */
export async function buy(page: Page, plan: string): Promise<{ stripe: string; session: string }> {
  await page.goto('/store');
  await page.getByRole('button', { name: `Buy ${plan}` }).click();
  await toPayment(page);
  await page.waitForURL(/\/c\/pay\//);
  const { origin, pathname } = new URL(page.url());
  return { stripe: origin, session: pathname.split('/').at(-1) ?? '' };
}

/** Pays on the payment page and waits for the redirect. @returns the invoice's path */
export async function pay(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Pay (?!later)/ }).click();
  await page.waitForURL(/\/invoice\/INV-/);
  return new URL(page.url()).pathname;
}

/**
 * Pays like `pay`, with the redirect after the webhook, which is the usual order.
 * @returns the invoice's path
 */
export async function payWebhookFirst(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  await page.route(`${origin}/c/pay/*`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const invoiceId = /INV-[A-Z0-9]+/.exec(response.headers().location ?? '')?.[0] ?? '';
    await expect(async () => {
      const answer = await page.request.get(`/api/stripe/invoice/${invoiceId}`);
      expect(await answer.json()).toMatchObject({ status: 'completed' });
    }).toPass();
    await route.fulfill({ response });
  });
  const path = await pay(page);
  await page.unroute(`${origin}/c/pay/*`);
  return path;
}

/** Opens the server form, unless the page has opened it after a payment. */
export async function openServerInput(page: Page): Promise<void> {
  const isOpen = page.getByRole('button', { name: 'Skip for Now' });
  await expect(async () => {
    if (!(await isOpen.isVisible())) {
      await page.getByRole('button', { name: 'Authorize Server' }).click({ timeout: 1000 });
    }
    await expect(isOpen).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Calls the control API of a stand-in. */
export const control = async (page: Page, url: string, method = 'POST', body?: object) => {
  const answer = await page.request.fetch(url, {
    method,
    // The server may close a kept-alive connection at the same time.
    maxRetries: 2,
    ...(body && { data: body }),
  });
  expect(answer.ok()).toBe(true);
};

/**
 * Assigns a server to a slot. Each test of a product has servers of its own: one that another test has
 * authorized is no longer offered.
 * @param server a part of its name, or its id
 */
export async function authorize(page: Page, server: string): Promise<void> {
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').fill(server);
  await expect(page.getByRole('option', { disabled: false })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await submitServer(page);
}

/** Submits the server form, and confirms where the server is the first of its invoice. */
export async function submitServer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Authorize Server' }).click();
  const confirm = page.getByRole('button', { name: 'Yes, Authorize' });
  // The click has rendered the dialog, if there is one.
  if (await confirm.isVisible()) await confirm.click();
}

/** Origin of the Discord stand-in. */
export async function discordOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/auth/discord')).url()).origin;
}

/** Sends a request like another page of the same user. */
export async function callElsewhere(page: Page, path: string, body: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(path, { data: body, headers });
  expect(answer.status()).toBe(200);
}
