import { buy, control, first, toPayment } from '../support/commerce/steps.ts';
import { expect, test } from '../support/money/test.ts';

test.use({ as: 'customer' });

test('an unpaid purchase is canceled, and its payment page takes no money', async ({ page }) => {
  const { stripe, session } = await buy(page, 'Single');
  const paymentPage = page.url();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(first(page, 'Payment canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Purchase' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Purchase' }).click();
  await expect(first(page, 'You canceled this purchase.')).toBeVisible();
  await page.goto(paymentPage);
  await expect(page.getByRole('button', { name: /^Pay €/ })).toHaveCount(0);
  const paid = await page.request.post(`${stripe}/__sessions/${session}/pay`);
  expect(paid.status()).toBe(400);
});

test('a plan that is being paid leads to its invoice, and can be bought again on purpose', async ({
  page,
  moneyAddsUp,
}) => {
  const { stripe, session } = await buy(page, 'Duo');
  await page.getByRole('button', { name: 'Pay later by bank transfer' }).click();
  await page.waitForURL(/\/invoice\/INV-/);
  const { pathname: invoice } = new URL(page.url());
  await page.goto('/store');
  await page.getByRole('button', { name: 'Buy Duo' }).click();
  await toPayment(page);
  await page.getByRole('link', { name: 'View Invoice' }).click();
  await page.waitForURL(new RegExp(invoice));
  await expect(first(page, 'Your payment is under way')).toBeVisible();
  await moneyAddsUp();
  await page.goto('/store');
  await page.getByRole('button', { name: 'Buy Duo' }).click();
  await toPayment(page);
  await page.getByRole('button', { name: 'Buy Anyway' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await control(page, `${stripe}/__sessions/${session}/succeed`);
});
