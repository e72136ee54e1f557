import type { Page } from '@playwright/test';
import { chooseAccount } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const first = (page: Page, text: string | RegExp) => page.getByText(text).first();

/** Presses a buy button. @returns the stand-in for Stripe and the session */
async function buy(page: Page, plan: string): Promise<{ stripe: string; session: string }> {
  await page.goto('/store');
  await page.getByRole('button', { name: `Buy ${plan}` }).click();
  await page.waitForURL(/\/c\/pay\//);
  const { origin, pathname } = new URL(page.url());
  return { stripe: origin, session: pathname.split('/').at(-1) ?? '' };
}

/** Steers the stand-in. */
const steer = async (page: Page, url: string, method = 'POST', body?: object) => {
  const answer = await page.request.fetch(url, { method, ...(body && { data: body }) });
  expect(answer.ok()).toBe(true);
};

async function authorize(page: Page, server: string): Promise<void> {
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').fill(server);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Authorize Server' }).click();
}

test('[spec1 §2] the whole way: sign in, buy Duo, pay, authorize two servers, move one', async ({
  page,
  problems,
}) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Buy Duo' }).click();
  await expect(first(page, 'Please log in before purchasing.')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Login with Discord' }).click();
  await chooseAccount(page, 'customer');
  await page.waitForURL(/\/store\?plan=Duo$/);
  await page.getByRole('button', { name: 'Buy Duo' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(first(page, 'Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay €8.49/ }).click();
  await page.waitForURL(/\/invoice\/INV-/);
  await page
    .getByRole('combobox')
    .or(page.getByRole('button', { name: 'Authorize Server' }))
    .first()
    .waitFor();
  if ((await page.getByRole('combobox').count()) === 0)
    await page.getByRole('button', { name: 'Authorize Server' }).click();
  await expect(page.getByRole('button', { name: 'Authorize Server' })).toBeDisabled();
  await page.getByRole('combobox').click();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(12);
  await page.getByRole('combobox').fill('no such server');
  await expect(first(page, 'Keine Server gefunden')).toBeVisible();
  await authorize(page, 'LANTERN');
  await expect(first(page, '1 slot is free')).toBeVisible();
  await page.reload();
  await expect(first(page, 'Partially Authorized')).toBeVisible();
  await authorize(page, '432938420634272017');
  await expect(first(page, 'Your licence is active')).toBeVisible();
  await page.reload();
  await expect(first(page, 'Servers Already Authorized')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Invoice' }).click();
  await expect(first(page, 'Refundable until')).toBeVisible();

  await page.goto('/user');
  await page.waitForURL(/\/user\/overview$/);
  await page.getByRole('link', { name: 'Authorization' }).click();
  await page.getByLabel('Old server').click();
  await page.getByRole('option', { name: /Pixel Foundry/ }).click();
  await page.getByLabel('New server').click();
  await page.getByRole('option', { name: /Quiet Study Hall/ }).click();
  await page.getByRole('button', { name: 'Transfer Authorization' }).click();
  await expect(first(page, 'Server authorization transferred successfully!')).toBeVisible();
  expect(await problems()).toEqual([]);
});

test.describe('what goes wrong', () => {
  test.use({ as: 'customer' });

  test('cancelled, then paid later: pending until the money is there', async ({ page }) => {
    const { stripe, session } = await buy(page, 'Multi');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(first(page, 'Payment cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Verify Payment' }).click();
    await expect(first(page, 'Payment Pending')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(new RegExp(session));
    await page.getByRole('button', { name: 'Pay later by bank transfer' }).click();
    await page.waitForURL(/\/invoice\/INV-/);
    await expect(page.getByRole('button', { name: 'Verify Payment' })).toBeVisible();
    await steer(page, `${stripe}/__sessions/${session}/succeed`);
    await expect(page.getByRole('button', { name: 'Authorize Server' })).toBeVisible();
    await steer(page, `${stripe}/__sessions/${session}/refund`, 'POST', {});
    await page.reload();
    await expect(first(page, /The money was paid back/)).toBeVisible();
  });

  test('a webhook that never comes does not matter; a failing provider is said', async ({
    page,
  }) => {
    const { stripe } = await buy(page, 'Single');
    await steer(page, `${stripe}/__webhooks`, 'PUT', { drop: true });
    await page.getByRole('button', { name: /^Pay €4.99/ }).click();
    await expect(page.getByRole('combobox')).toBeVisible();
    await steer(page, `${stripe}/__webhooks`, 'PUT', {});
    await page.goto('/store');
    await steer(page, `${stripe}/__faults`, 'POST', { kind: 'down', count: 2 });
    await page.getByRole('button', { name: 'Buy Single' }).click();
    await expect(first(page, 'Failed to start checkout. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy Single' })).toBeEnabled();
  });

  test('a price that changed, a slot that is lost, a session that ended', async ({ page }) => {
    await page.goto('/store');
    const refused = (status: number, error: string) => ({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, error }),
    });
    await page.route('**/api/stripe/checkout', (route) =>
      route.fulfill(refused(409, 'The price has changed to 9.49 euro.')),
    );
    await page.getByRole('button', { name: 'Buy Duo' }).click();
    await expect(first(page, 'The price has changed to 9.49 euro.')).toBeVisible();
    await page.unroute('**/api/stripe/checkout');

    await buy(page, 'Duo');
    await page.getByRole('button', { name: /^Pay €8.49/ }).click();
    await page.waitForURL(/\/invoice\/INV-/);
    const invoice = new URL(page.url()).pathname;
    await expect(
      page
        .getByRole('combobox')
        .or(page.getByRole('button', { name: 'Authorize Server' }))
        .first(),
    ).toBeVisible();
    if ((await page.getByRole('combobox').count()) === 0)
      await page.getByRole('button', { name: 'Authorize Server' }).click();
    await page.route('**/api/user/servers/authorize', (route) =>
      route.fulfill(refused(409, 'This invoice has no free slot left for that.')),
    );
    await authorize(page, 'Weekend');
    await expect(first(page, 'This invoice has no free slot left for that.')).toBeVisible();

    await page.context().clearCookies();
    await page.goto(invoice);
    await expect(first(page, 'Log in to see this invoice')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login with Discord' }).click();
    await chooseAccount(page, 'visitor');
    await page.waitForURL(new RegExp(invoice));
    await expect(first(page, 'Invoice Not Found')).toBeVisible();
  });

  test('[spec1 §4] the list of invoices keeps its state in the address', async ({ page }) => {
    await page.goto('/user/invoices?filter=completed&sortBy=amount&sortDirection=asc');
    const amount = page.getByRole('columnheader', { name: 'Amount' });
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await amount.getByRole('button').click();
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Pending' }).click();
    await expect(page).toHaveURL(/filter=pending/);
    await page.getByRole('searchbox').fill('nothing like this');
    await expect(first(page, 'No Invoices Found')).toBeVisible();
    await page.goBack();
    await expect(amount).toBeVisible();
  });
});
