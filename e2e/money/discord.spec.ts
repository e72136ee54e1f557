import {
  authorize,
  control,
  discordOf,
  first,
  openServerInput,
} from '../support/commerce/steps.ts';
import { sellingPack } from '../support/money/packs.ts';
import { reloadUntil } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';

const SKU = '1088510058284990001';
const ENTITLEMENT = '1019653849998299136';
const CUSTOMER = '473052869059424293';
/** Of Discord's types. */
const DURABLE = 2;

test.use({ as: 'customer', settings: { SITE_DIR: sellingPack({ sku: SKU }) } });

test('a purchase in Discord becomes a license, and ends when Discord takes it back', async ({
  page,
  moneyAddsUp,
}) => {
  await page.goto('/store');
  const link = page.getByRole('link', { name: /Buy .*in Discord/ });
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', new RegExp(`/store/${SKU}$`));
  await expect(first(page, /refunds? .*Discord|Discord .*refund/i)).toBeVisible();

  const discord = await discordOf(page);
  const change = (body: object) => control(page, `${discord}/__entitlements`, 'POST', body);
  await control(page, `${discord}/__skus`, 'POST', { id: SKU, type: DURABLE });
  await change({ id: ENTITLEMENT, sku_id: SKU, user_id: CUSTOMER });
  // By the event: the list of purchases is read only every minute.
  await page.goto('/user/invoices');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Bought in Discord').filter({ visible: true }).first()).toBeVisible(
      { timeout: 10_000 },
    );
  }).toPass({ timeout: 45_000 });
  await page.getByRole('link', { name: /INV-/ }).first().click();
  await openServerInput(page);
  await authorize(page, 'Pixel Foundry');
  await expect(first(page, '1 slot is free')).toBeVisible();
  await moneyAddsUp();
  await page.getByRole('button', { name: 'Back to Invoice' }).click();
  await expect(first(page, 'License from Discord')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);

  await change({ id: ENTITLEMENT, deleted: true });
  await expect(() => reloadUntil(page, 'Ended in Discord')).toPass({ timeout: 45_000 });
  await page.goto('/user/authorization');
  await expect(page.getByText('Pixel Foundry')).toHaveCount(0);
});
