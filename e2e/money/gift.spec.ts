import { authorize, first, payWebhookFirst, toPayment } from '../support/commerce/steps.ts';
import { readEmail } from '../support/money/mailbox.ts';
import { reloadUntil } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';
import { signInByHttp } from '../support/sign-in.ts';

test.use({ as: 'customer' });

test('a gift is bought, redeemed once, used by its receiver, and ends with the withdrawal of its buyer', async ({
  page,
  browser,
  portico,
  moneyAddsUp,
}) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Buy Duo' }).click();
  await page.getByLabel('This is a gift').check();
  await toPayment(page);
  await page.waitForURL(/\/c\/pay\//);
  const invoice = await payWebhookFirst(page);
  await page.goto(invoice);
  const code = page.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize Server' })).toHaveCount(0);
  // Nobody has redeemed it: the invoice is paid, and no slot exists.
  await moneyAddsUp();

  const context = await browser.newContext({ baseURL: portico.url });
  await signInByHttp(context.request, portico.url, 'visitor');
  const receiver = await context.newPage();
  await receiver.goto(`/redeem?code=${await code.textContent()}`);
  await expect(first(receiver, /a lifetime license for 2 servers/)).toBeVisible();
  await receiver.getByRole('button', { name: 'Redeem for This Account' }).click();
  await expect(first(receiver, 'The license is yours')).toBeVisible();
  await moneyAddsUp();

  await reloadUntil(page, /^It was redeemed on /);
  await expect(code).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await receiver.getByRole('link', { name: 'Choose Servers' }).click();
  await receiver.getByRole('button', { name: 'Authorize', exact: true }).first().click();
  await authorize(receiver, 'Fresh Server');
  await expect(first(receiver, 'Fresh Server')).toBeVisible();
  await moneyAddsUp();

  await page.getByRole('link', { name: 'Withdraw from contract here' }).first().click();
  await page.getByLabel('Email address for the confirmation').fill('customer@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(first(page, 'We received your withdrawal')).toBeVisible();
  await page.goto(invoice);
  await reloadUntil(page, 'Withdrawn from the contract');
  await receiver.goto('/user/authorization');
  await expect(receiver.getByText('Fresh Server')).toHaveCount(0);
  await readEmail(page, portico.output, /^Your withdrawal is accepted/);
  await context.close();
});
