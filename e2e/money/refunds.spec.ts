import type { Browser, Page } from '@playwright/test';
import { control, first } from '../support/commerce/steps.ts';
import { headersOfPage, signInByHttp } from '../support/sign-in.ts';
import { expectMoneyAddsUp } from '../support/money/adds-up.ts';
import { startAged } from '../support/money/aged.ts';
import { Portico } from '../support/portico.ts';
import { license, reloadUntil, type Purchase } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';

test.use({ as: 'customer' });

/** The bank of the buyer does not take the refund of a payment. */
async function fail(page: Page, { stripe, session }: Purchase): Promise<void> {
  const answer = await page.request.get(`${stripe}/__refunds?session=${session}`);
  const [id] = (await answer.json()) as string[];
  await control(page, `${stripe}/__refunds/${id}/failed`);
}

/** Opens the invoice itself, behind the list of its servers. */
async function openInvoice(page: Page, invoice: string): Promise<void> {
  await page.goto(invoice);
  await page.getByRole('button', { name: 'Back to Invoice' }).click();
  await expect(first(page, 'Purchase date')).toBeVisible();
}

/** The page of an Owner of the team who has just signed in, with the customer's record. */
async function desk(browser: Browser, url: string, invoice: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await signInByHttp(context.request, url, 'owner');
  const page = await context.newPage();
  await page.goto(`/staff/customers?id=${invoice.split('/').at(-1)}`);
  return page;
}

test('refund after use refused: a server was active for a day', async ({ browser }) => {
  // Two starts of the product, and a restore.
  test.setTimeout(300_000);
  const before = await Portico.start();
  const buyer = await browser.newContext({ baseURL: before.url });
  await signInByHttp(buyer.request, before.url, 'customer');
  const { invoice } = await license(await buyer.newPage(), 'Duo', 'Weekend Raiders');
  await buyer.close();
  const portico = await startAged(before);
  const context = await browser.newContext({ baseURL: portico.url });
  await signInByHttp(context.request, portico.url, 'customer');
  const page = await context.newPage();
  await openInvoice(page, invoice);
  await expect(first(page, /so our support decides about a refund/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  const refused = await page.request.post(`/api/invoices/${invoice.split('/').at(-1)}/refund`, {
    data: { amount: 849 },
    headers: await headersOfPage(page.request, portico.url),
  });
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ type: 'urn:portico:problem:refund-used' });
  await expectMoneyAddsUp(portico);
  await context.close();
  await portico.stop();
});

test('refund by owner: one confirmation, the money and the servers go back', async ({ page }) => {
  const { invoice } = await license(page, 'Duo', 'Lantern Harbour');
  await openInvoice(page, invoice);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund €8.49?' });
  await expect(dialog).toContainText('5 to 10 business days');
  await dialog.getByRole('button', { name: 'Refund €8.49' }).click();
  await expect(first(page, /^Refunded €8\.49 on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await page.goto('/user/authorization');
  await expect(page.getByText('Lantern Harbour')).toHaveCount(0);
});

test('refund by staff, partial: a reason, a part keeps the servers, the rest takes them', async ({
  page,
  browser,
  portico,
  moneyAddsUp,
}) => {
  const { invoice } = await license(page, 'Duo', 'Pixel Foundry');
  const staff = await desk(browser, portico.url, invoice);
  const refund = async (amount: string | undefined, label: string) => {
    await staff.getByRole('button', { name: 'Refund' }).click();
    if (amount) await staff.getByLabel(/^Amount in euro/).fill(amount);
    await staff.getByLabel(/^Reason/).fill('One server was closed by Discord');
    await staff.getByRole('button', { name: label }).click();
    await expect(first(staff, `${label.replace('Refund ', '')} is being refunded`)).toBeVisible();
  };
  await refund('2,00', 'Refund €2.00');
  const list = staff.getByRole('list', { name: /^Refunds of INV-/ });
  await expect(list).toContainText('Refund of €2.00 by the team: succeeded');
  await expect(list).toContainText('One server was closed by Discord');
  await moneyAddsUp();
  await openInvoice(page, invoice);
  await expect(first(page, /^Refunded €2\.00 on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize Server' })).toBeVisible();
  await refund(undefined, 'Refund €6.49');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await reloadUntil(page, /^Refunded €6\.49 on /);
  await expect(first(page, /are no longer authorized/)).toBeVisible();
  await staff.context().close();
});

test('a refund that fails at the bank gives the license back, and says so', async ({ page }) => {
  const purchase = await license(page, 'Single', 'Quiet Study Hall');
  await openInvoice(page, purchase.invoice);
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('button', { name: 'Refund €4.99' }).click();
  await expect(first(page, /^Refunded €4\.99 on /)).toBeVisible();
  await fail(page, purchase);
  await reloadUntil(page, 'Servers Already Authorized');
  await openInvoice(page, purchase.invoice);
  await expect(first(page, 'Refund Failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toBeVisible();
});
