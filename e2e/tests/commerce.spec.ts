import {
  authorize,
  first,
  openServerInput,
  pay,
  payWebhookFirst,
  toPayment,
} from '../support/commerce/steps.ts';
import { chooseAccount } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('[spec1 §1.3, §1.5, §2.20, §2.21, §8.12] a customer signs in, buys Duo, pays, authorizes two servers and transfers one', async ({
  page,
  problems,
  browserName,
}) => {
  await page.goto('/store');
  await page.getByRole('button', { name: 'Buy Duo' }).click();
  await expect(first(page, 'Please log in before purchasing.')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Login with Discord' }).click();
  await chooseAccount(page, 'customer');
  await page.waitForURL(/\/store\?plan=Duo$/);
  // The choice is kept: its review is open, also after the way back from the payment page.
  const review = page.getByRole('dialog', { name: 'Review your purchase of Duo' });
  await expect(review).toContainText('€8.49');
  await expect(review).toContainText('unless a slot was active for 24 hours in total');
  await toPayment(page);
  await page.waitForURL(/\/c\/pay\//);
  await page.goBack();
  await expect(review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: 'Buy Duo' }).click();
  await toPayment(page);
  await page.waitForURL(/\/c\/pay\//);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(first(page, 'Your card was declined.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay €8.49/ })).toBeVisible();
  // A test cannot hold a redirect in Firefox, whose driver does not know the bodies of requests.
  await (browserName === 'firefox' ? pay : payWebhookFirst)(page);
  await expect(first(page, 'Payment Verified')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip for Now' })).toBeVisible();
  await expect(first(page, 'Thank you for your purchase')).toBeVisible();
  await expect(first(page, /^Your receipt is SANDBOX-\d{4}\. It goes to /)).toBeVisible();
  await expect(page).toHaveURL(/\/invoice\/INV-\w+$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Invoice SANDBOX-\d{4}$/ })).toBeVisible();
  await expect(page.getByText('Payment Verified')).toHaveCount(0);
  await openServerInput(page);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(first(page, 'No server is authorized yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add More Servers' }).click();
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
  await expect(first(page, 'Your license is active')).toBeVisible();
  await page.reload();
  await expect(first(page, 'Servers Already Authorized')).toBeVisible();
  // The invite asks for the first server, and the dashboard goes on where the invoice stopped.
  const steps = page.getByRole('list', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: 'Invite Juno' })).toHaveAttribute(
    'href',
    /client_id=0+&guild_id=\d+&disable_guild_select=true$/,
  );
  await steps.getByRole('button', { name: 'Already There' }).click();
  await expect(steps).toContainText(';antinuke enable');
  await page.getByRole('button', { name: 'Back to Invoice' }).click();
  await expect(first(page, 'Refundable until')).toBeVisible();

  await page.goto('/user');
  await page.waitForURL(/\/user\/overview$/);
  await expect(steps.getByText('Done: ')).toHaveCount(3);
  await steps.getByRole('button', { name: 'Done' }).click();
  await expect(first(page, 'You are all set')).toBeVisible();
  await page.getByRole('link', { name: 'Authorization' }).click();
  await page.getByLabel('Old server').click();
  await page.getByRole('option', { name: /Pixel Foundry/ }).click();
  await page.getByLabel('New server').click();
  await page.getByRole('option', { name: /Quiet Study Hall/ }).click();
  await page.getByRole('button', { name: 'Transfer Authorization' }).click();
  await page.getByRole('button', { name: 'Yes, Transfer' }).click();
  await expect(first(page, 'Server authorization transferred successfully!')).toBeVisible();
  expect(await problems()).toEqual([]);
});
