import { buy, first, payWebhookFirst } from '../support/commerce/steps.ts';
import { sellingPack } from '../support/money/packs.ts';
import { expect, test } from '../support/money/test.ts';

test.use({
  as: 'customer',
  settings: { SITE_DIR: sellingPack({ currency: 'JPY' }) },
});

test('a currency without decimals is whole in the store, the payment, the invoice and the refund', async ({
  page,
  moneyAddsUp,
}) => {
  await page.goto('/store');
  await expect(first(page, '¥849')).toBeVisible();
  await buy(page, 'Duo');
  await expect(page.getByRole('button', { name: 'Pay ¥849' })).toBeVisible();
  await page.goto(await payWebhookFirst(page));
  await expect(first(page, 'No tax is charged.')).toBeVisible();
  await moneyAddsUp();
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('button', { name: 'Refund ¥849' }).click();
  await expect(first(page, /^Refunded ¥849 on /)).toBeVisible();
});
