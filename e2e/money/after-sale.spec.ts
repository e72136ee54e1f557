import { control, first } from '../support/commerce/steps.ts';
import { dispute, license, reloadUntil } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';

test.use({ as: 'customer' });

test('a lost dispute takes the money and the servers for good', async ({ page, moneyAddsUp }) => {
  const purchase = await license(page, 'Duo', 'Quiet Study Hall');
  const id = await dispute(page, purchase);
  await page.goto(purchase.invoice);
  await reloadUntil(page, /The payment is disputed/);
  await moneyAddsUp();
  await control(page, `${purchase.stripe}/__disputes/${id}/lost`);
  await moneyAddsUp();
  await reloadUntil(page, /your bank returned the payment to you/);
  await expect(first(page, 'Returned by the bank')).toBeVisible();
  await page.goto('/user/authorization');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Quiet Study Hall')).toHaveCount(0);
});

test('a won dispute returns the money and the servers', async ({ page, moneyAddsUp }) => {
  const purchase = await license(page, 'Single', 'Weekend Raiders');
  const id = await dispute(page, purchase);
  await page.goto(purchase.invoice);
  await reloadUntil(page, /The payment is disputed/);
  await moneyAddsUp();
  await control(page, `${purchase.stripe}/__disputes/${id}/won`);
  await reloadUntil(page, 'Servers Already Authorized');
  await expect(page.getByRole('list', { name: 'Authorized servers' })).toContainText(
    'Weekend Raiders',
  );
});

test('a refund at the payment provider takes the servers, a partial one does not', async ({
  page,
  moneyAddsUp,
}) => {
  const { stripe, session, invoice } = await license(page, 'Duo', 'Lantern Harbour');
  const refund = `${stripe}/__sessions/${session}/refund`;
  await control(page, refund, 'POST', { amount: 49 });
  await moneyAddsUp();
  await page.goto(invoice);
  await page.getByRole('button', { name: 'Back to Invoice' }).click();
  await expect(first(page, 'Refunded')).toBeVisible();
  await control(page, refund, 'POST', {});
  await reloadUntil(page, /The payment was refunded/);
});
