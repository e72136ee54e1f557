import { buy, first, payWebhookFirst } from '../support/commerce/steps.ts';
import { sellingPack } from '../support/money/packs.ts';
import { expect, test } from '../support/money/test.ts';

test.use({
  as: 'customer',
  settings: {
    SITE_DIR: sellingPack({ currency: 'USD', tax: '{ mode: stripe, prices: exclusive }' }),
  },
});

test('Stripe adds the tax of the country of the buyer to dollars, and none for a business abroad', async ({
  page,
}) => {
  await page.goto('/store');
  await expect(first(page, '$8.49')).toBeVisible();
  await expect(first(page, /tax is added where it is charged/i)).toBeVisible();
  await buy(page, 'Duo');
  const locate = async (country: string, taxId: string) => {
    await page.getByLabel('Country').selectOption(country);
    await page.getByLabel('Tax ID (businesses)').fill(taxId);
    await page.getByRole('button', { name: 'Calculate tax' }).click();
  };
  // 20 % of $8.49 in Austria.
  await locate('AT', '');
  await expect(page.getByRole('button', { name: 'Pay $10.19' })).toBeVisible();
  await page.goto(await payWebhookFirst(page));
  for (const text of ['$8.49', '$1.70', '$10.19']) await expect(first(page, text)).toBeVisible();

  await buy(page, 'Single');
  await locate('FR', 'FR12345678901');
  await expect(page.getByRole('button', { name: 'Pay $4.99' })).toBeVisible();
  await page.goto(await payWebhookFirst(page));
  await expect(first(page, 'FR12345678901')).toBeVisible();
  await expect(first(page, /reverse charge/i)).toBeVisible();
});
