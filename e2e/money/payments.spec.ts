import {
  buy,
  control,
  first,
  openServerInput,
  pay,
  payWebhookFirst,
} from '../support/commerce/steps.ts';
import { expect, test } from '../support/money/test.ts';

test.use({ as: 'customer' });

test('a payment whose webhook arrives before the browser returns completes its invoice', async ({
  page,
}) => {
  await buy(page, 'Duo');
  await payWebhookFirst(page);
  await expect(first(page, 'Payment Verified')).toBeVisible();
  await page.reload();
  // Without a tax, the invoice says so, as the store does.
  await expect(page.getByText('No tax is charged.', { exact: true })).toBeVisible();
  await expect(first(page, 'Refundable until')).toBeVisible();
});

test('a late or missing webhook does not delay a paid invoice', async ({ page, moneyAddsUp }) => {
  const { stripe } = await buy(page, 'Single');
  await control(page, `${stripe}/__webhooks`, 'PUT', { drop: true });
  await pay(page);
  // Verified at once after the payment page.
  await openServerInput(page);
  await moneyAddsUp();
  await control(page, `${stripe}/__webhooks`, 'PUT', { hold: true });
  await buy(page, 'Single');
  await pay(page);
  await openServerInput(page);
  await moneyAddsUp();
  await control(page, `${stripe}/__webhooks/release`, 'POST', {});
  await control(page, `${stripe}/__webhooks`, 'PUT', {});
  await page.reload();
  await expect(first(page, 'Completed')).toBeVisible();
});

test('a slow payment leaves its invoice pending until it succeeds', async ({
  page,
  moneyAddsUp,
}) => {
  const { stripe, session } = await buy(page, 'Multi');
  await page.getByRole('button', { name: 'Pay later by bank transfer' }).click();
  await page.waitForURL(/\/invoice\/INV-/);
  await expect(page.getByRole('button', { name: 'Verify Payment' })).toBeVisible();
  await moneyAddsUp();
  await control(page, `${stripe}/__sessions/${session}/succeed`);
  await expect(page.getByRole('button', { name: 'Authorize Server' })).toBeVisible();
});

test('a slow payment that the bank refuses fails, and its plan can be bought again', async ({
  page,
  moneyAddsUp,
}) => {
  const { stripe, session } = await buy(page, 'Multi');
  await page.getByRole('button', { name: 'Pay later by bank transfer' }).click();
  await page.waitForURL(/\/invoice\/INV-/);
  await control(page, `${stripe}/__sessions/${session}/fail`);
  await expect(first(page, /The payment did not go through/)).toBeVisible();
  await moneyAddsUp();
  const again = await buy(page, 'Multi');
  expect(again.session).not.toBe(session);
  await pay(page);
  await openServerInput(page);
});

test('a declined card charges nothing, and the same page accepts the next one', async ({
  page,
  moneyAddsUp,
}) => {
  await buy(page, 'Duo');
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(first(page, 'Your card was declined.')).toBeVisible();
  await moneyAddsUp();
  await pay(page);
  await openServerInput(page);
});

test('a canceled payment leaves its invoice pending, and Pay Now returns to the same page', async ({
  page,
  moneyAddsUp,
}) => {
  const { session } = await buy(page, 'Multi');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(first(page, 'Payment canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Verify Payment' }).click();
  await expect(first(page, 'Payment Pending')).toBeVisible();
  await moneyAddsUp();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.waitForURL(new RegExp(session));
  await pay(page);
  await openServerInput(page);
});
