import type { Browser, Page } from '@playwright/test';
import { first } from '../support/commerce/steps.ts';
import { readEmail } from '../support/money/mailbox.ts';
import { license, reloadUntil } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';
import { signInByHttp } from '../support/sign-in.ts';

test.use({ as: 'customer' });

interface Statement {
  name: string;
  contract: string;
  email: string;
}

/** A page of somebody who is not signed in. */
const stranger = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL })).newPage();

/** States a withdrawal in two steps, from the link in the footer. */
async function withdraw(page: Page, { name, contract, email }: Statement): Promise<void> {
  await page.goto('/refund');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Withdraw from contract here' })
    .click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel(/^Invoice number/).fill(contract);
  await page.getByLabel('Email address for the confirmation').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(first(page, 'We received your withdrawal')).toBeVisible();
}

/** What the page says after a statement. */
const said = async (page: Page) =>
  (await page.getByRole('main').innerText()).replace(/[\s\S]*We received/, '');

const numberOf = async (page: Page, invoice: string) => {
  await page.goto(invoice);
  await page.getByRole('button', { name: 'Back to Invoice' }).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  return title?.replace('Invoice ', '') ?? '';
};

test('a withdrawal without a sign-in that matches is confirmed, refunds, and takes the servers', async ({
  page,
  browser,
  portico,
}) => {
  const { invoice } = await license(page, 'Duo', 'Lantern Harbour');
  const contract = await numberOf(page, invoice);
  const outside = await stranger(browser, portico.url);
  await withdraw(outside, { name: 'Casey Customer', contract, email: 'customer@example.com' });
  await readEmail(outside, portico.output, /^We received your withdrawal/, contract);
  await readEmail(outside, portico.output, /^Your withdrawal is accepted/, contract);
  await page.goto(invoice);
  await reloadUntil(page, 'Withdrawn from the contract');
  await page.goto('/user/authorization');
  await expect(page.getByText('Lantern Harbour')).toHaveCount(0);
  await outside.context().close();
});

test('a withdrawal that matches nothing says the same, and a member decides about it', async ({
  page,
  browser,
  portico,
  moneyAddsUp,
}) => {
  const { invoice } = await license(page, 'Single', 'Pixel Foundry');
  const id = invoice.split('/').at(-1) ?? '';
  const outside = await stranger(browser, portico.url);
  const email = 'casey@elsewhere.example';
  const statement = { name: 'Casey', contract: 'the Single plan of today', email };
  await withdraw(outside, statement);
  const text = await said(outside);
  expect(text).not.toContain(id);
  await withdraw(outside, { ...statement, name: 'Nobody', contract: 'INV-0000000000000000' });
  expect((await said(outside)).replace('Nobody', 'Casey')).toContain('INV-0000000000000000');
  await outside.context().close();

  const context = await browser.newContext({ baseURL: portico.url });
  await signInByHttp(context.request, portico.url, 'owner');
  const desk = await context.newPage();
  await desk.goto('/staff/overview');
  // A job decides about statements, so that the page tells nobody whether one matches.
  await reloadUntil(desk, 'Withdrawals to Decide');
  await desk.getByRole('link', { name: /Withdrawals to Decide/ }).click();
  const of = (name: string) => desk.getByRole('article').filter({ hasText: name });
  await of('Nobody').getByRole('button', { name: 'Reject' }).click();
  await desk.getByLabel(/^Reason/).fill('There is no such invoice.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(of('Nobody')).toHaveCount(0);
  await of('Casey').getByRole('button', { name: 'Accept and Refund' }).click();
  await desk.getByLabel('ID of the invoice').fill(id);
  await desk.getByLabel(/^Reason/).fill('The payment of that day fits.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept and Refund' }).click();
  await expect(of('Casey')).toHaveCount(0);
  await moneyAddsUp();
  await page.goto(invoice);
  await reloadUntil(page, 'Withdrawn from the contract');
  await readEmail(desk, portico.output, /^About your withdrawal/, 'There is no such invoice.');
  await context.close();
});
