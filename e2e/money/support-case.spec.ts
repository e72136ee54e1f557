import type { Page, TestInfo } from '@playwright/test';
import { first } from '../support/commerce/steps.ts';
import { recordClicks } from '../support/clicks.ts';
import { readEmail } from '../support/money/mailbox.ts';
import { license } from '../support/money/steps.ts';
import { expect, test } from '../support/money/test.ts';
import { signInByHttp } from '../support/sign-in.ts';

test.use({ as: 'customer' });

const WIDTHS = [390, 1024, 1440];

/** Keeps screenshots of a step at three widths with the results of the test. */
async function show(page: Page, info: TestInfo, step: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: info.outputPath(`${step}-${width}.png`) });
  }
}

test('a support case takes five clicks, from the message of a customer to the refund and its email', async ({
  page,
  browser,
  portico,
}, info) => {
  const { invoice } = await license(page, 'Duo', 'Pixel Foundry');
  const answer = await page.request.get(`/api/stripe${invoice}`);
  const { number } = (await answer.json()) as { number: string };
  const message = `Hello, I bought Duo twice. Please refund invoice ${number}. Thank you!`;

  const context = await browser.newContext({ baseURL: portico.url });
  await signInByHttp(context.request, portico.url, 'administrator');
  const clicks = await recordClicks(context);
  const desk = await context.newPage();
  await desk.goto('/staff/overview');
  await desk.getByRole('link', { name: 'Customers' }).click();
  const found = /\S+-\d{4,}/.exec(message)?.[0] ?? '';
  await desk.getByRole('searchbox', { name: 'Search customers' }).fill(found);
  await show(desk, info, '1-search');
  await desk.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(desk.getByText(number).first()).toBeVisible();
  await show(desk, info, '2-customer');
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await desk.getByLabel(/^Reason/).fill('Bought twice by mistake');
  await show(desk, info, '3-refund');
  await desk.getByRole('button', { name: 'Refund €8.49' }).click();
  await expect(first(desk, '€8.49 is being refunded')).toBeVisible();
  await expect(desk.getByRole('list', { name: /^Refunds of INV-/ })).toContainText(
    'Refund of €8.49 by the team: succeeded',
  );
  await show(desk, info, '4-refunded');

  await readEmail(desk, portico.output, new RegExp(`Your refund from Juno \\(${number}\\)`));
  const email = desk.frameLocator('iframe');
  await expect(email.getByRole('heading')).toHaveText('We refunded €8.49');
  await show(desk, info, '5-told');
  expect(clicks).toEqual([
    'Customers',
    'Search',
    'Refund',
    'Refund €8.49',
    expect.stringContaining('Your refund from Juno'),
  ]);
  await context.close();
});
