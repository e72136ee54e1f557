import type { Page } from '@playwright/test';
import { first } from '../support/commerce/steps.ts';
import { licence } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';

test.use({ as: 'customer' });

/** Opens the email with a subject, in the mailbox of the sandbox. */
async function read(page: Page, output: string, subject: RegExp): Promise<void> {
  const mailbox = /http:\S+\/mail$/m.exec(output)?.[0] ?? '';
  await expect(async () => {
    await page.goto(mailbox);
    await page.getByRole('link', { name: subject }).click({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(subject);
}

test('a buyer reads the receipt and the refund, and follows the link', async ({
  page,
  portico,
}) => {
  const { invoice } = await licence(page, 'Duo', 'Lantern Harbour');
  const id = invoice.split('/').at(-1) ?? '';
  const answer = await page.request.get(`${portico.url}/api/stripe/invoice/${id}`);
  const { number } = (await answer.json()) as { number: string };
  // The mailbox has emails about the demo's purchases.
  const about = (words: string) => new RegExp(`${words} from Juno \\((${number}|${id})\\)`);
  await read(page, portico.output, about('Your receipt'));
  const email = page.frameLocator('iframe');
  await expect(email.getByRole('heading')).toHaveText('Thank you for your purchase');
  await expect(email.getByText('€8.49', { exact: true })).toBeVisible();
  await page.getByText('Text part').click();
  await expect(page.getByText(`/invoice/${id}`)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await email.getByRole('link', { name: 'Choose servers' }).click();
  const site = await opened;
  await expect(first(site, 'Partially Authorized')).toBeVisible();
  expect(new URL(site.url()).pathname).toBe(invoice);
  await site.close();

  const headers = { 'sec-fetch-site': 'same-origin' };
  const refund = await page.request.post(`${portico.url}/api/invoices/${id}/refund`, {
    ...{ headers, data: { amount: 849 } },
  });
  expect(refund.status()).toBe(200);
  await read(page, portico.output, about('Your refund'));
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('We refunded €8.49');
});
