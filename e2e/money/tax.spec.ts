import { buy, first, payWebhookFirst } from '../support/commerce/steps.ts';
import { SELLER, sellingPack } from '../support/money/packs.ts';
import { expect, test } from '../support/money/test.ts';

test.use({
  as: 'customer',
  settings: {
    SITE_DIR: sellingPack({
      tax: '{ mode: fixed, percent: 19 }',
      catalog: 'promotionCodes: true\n',
    }),
  },
});

test('a fixed tax is the same in the store, on the invoice and on its document', async ({
  page,
}) => {
  await page.goto('/store');
  await expect(first(page, 'Includes 19% tax (€1.36)')).toBeVisible();
  await buy(page, 'Duo');
  await expect(page.getByText('Tax included')).toBeVisible();
  const path = await payWebhookFirst(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice SANDBOX-\d{4}$/);
  const number = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByText('Includes 19% tax')).toBeVisible();
  const document = await page.request.get(`/api/stripe${path}/document`);
  const html = await document.text();
  for (const text of [number ?? '', 'Tax (19% inclusive)', 'EUR 1.36', SELLER]) {
    expect(html).toContain(text);
  }
});

test('a discount code lowers what is paid, and a code for everything needs no payment', async ({
  page,
  moneyAddsUp,
}) => {
  const makeCode = async (code: string, percent: string) => {
    await page.getByLabel('Promotion code').fill(code);
    await page.getByText('Make a code').click();
    await page.getByLabel('Percent off').fill(percent);
    await page.getByRole('button', { name: 'Make and apply' }).click();
  };
  await buy(page, 'Duo');
  await makeCode('QUARTER', '25');
  await expect(page.getByText('-€2.12')).toBeVisible();
  await page.goto(await payWebhookFirst(page));
  for (const text of ['€8.49', '-€2.12', '€6.37', '€1.02']) {
    await expect(first(page, text)).toBeVisible();
  }
  await moneyAddsUp();
  await buy(page, 'Multi');
  await makeCode('GIFT', '100');
  await page.getByRole('button', { name: 'Complete order' }).click();
  await page.waitForURL(/\/invoice\/INV-/);
  await expect(page.getByRole('button', { name: 'Skip for Now' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Invoice' }).click();
  await expect(first(page, '€0.00')).toBeVisible();
});
