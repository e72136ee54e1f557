import { first } from '../support/commerce/steps.ts';
import { readEmail } from '../support/money/mailbox.ts';
import { license } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';
import { headersOfPage } from '../support/sign-in.ts';

test.use({ as: 'customer' });

test('a buyer reads the receipt and the refund, and follows the link', async ({
  page,
  portico,
}) => {
  const { invoice } = await license(page, 'Duo', 'Lantern Harbour');
  const id = invoice.split('/').at(-1) ?? '';
  const answer = await page.request.get(`${portico.url}/api/stripe/invoice/${id}`);
  const { number } = (await answer.json()) as { number: string };
  const about = (words: string) => new RegExp(`${words} from Juno \\((${number}|${id})\\)`);
  await readEmail(page, portico.output, about('Your receipt'));
  const email = page.frameLocator('iframe');
  await expect(email.getByRole('heading')).toHaveText('Thank you for your purchase');
  await expect(email.getByText('€8.49', { exact: true })).toBeVisible();
  await page.getByText('Text part').click();
  await expect(page.getByText(`/invoice/${id}`)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await email.getByRole('link', { name: 'Choose Servers' }).click();
  const site = await opened;
  await expect(first(site, 'Partially Authorized')).toBeVisible();
  expect(new URL(site.url()).pathname).toBe(invoice);
  await site.close();

  const headers = await headersOfPage(page.request, portico.url);
  const refund = await page.request.post(`${portico.url}/api/invoices/${id}/refund`, {
    ...{ headers, data: { amount: 849 } },
  });
  expect(refund.status()).toBe(200);
  await readEmail(page, portico.output, about('Your refund'));
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('We refunded €8.49');
});
