import { expect, type Page } from '@playwright/test';
import { authorize, buy, first, openServerInput, payWebhookFirst } from '../commerce/steps.ts';

/** A payment page of the Stripe stand-in. */
export type Purchase = Awaited<ReturnType<typeof buy>>;

/** Buys Single or Duo, pays, and authorizes one server. @returns the payment page, and the invoice's path */
export async function license(
  page: Page,
  plan: 'Single' | 'Duo',
  server: string,
): Promise<Purchase & { invoice: string }> {
  const purchase = await buy(page, plan);
  const invoice = await payWebhookFirst(page);
  await openServerInput(page);
  await authorize(page, server);
  await expect(
    first(page, plan === 'Single' ? 'Your license is active' : '1 slot is free'),
  ).toBeVisible();
  return { ...purchase, invoice };
}

/** The bank of the cardholder takes a payment back. @returns the dispute's id */
export async function dispute(page: Page, { stripe, session }: Purchase): Promise<string> {
  const answer = await page.request.post(`${stripe}/__sessions/${session}/dispute`);
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Reloads an open page until it shows a text, because only pending invoices update themselves. */
export async function reloadUntil(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(first(page, text)).toBeVisible({ timeout: 2000 });
  }).toPass();
}
