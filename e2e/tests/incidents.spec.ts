import { expectNoAxeViolations } from '../support/axe.ts';
import { chooseAccount } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'owner' });

test('an incident of the team is public until it is resolved', async ({ page, browser }) => {
  await page.goto('/staff/incidents');
  await page.getByRole('button', { name: 'New Incident' }).first().click();
  await page.getByLabel(/^Title/).fill('Music <b>stutters</b>');
  await page.getByLabel(/^Description/).fill('We look into it.\nMore soon.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const card = page.getByRole('article', { name: 'Music <b>stutters</b>' });
  await expect(card.getByText(/by \S+/)).toBeVisible();

  const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await visitor.goto('/status');
  await expect(visitor.getByText('Investigating: Music <b>stutters</b>')).toBeVisible();
  await expect(visitor.locator('.apexcharts-series path').first()).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await expectNoAxeViolations(visitor, { theme });
  }
  await expect(
    visitor.getByRole('article', { name: 'Music <b>stutters</b>' }).getByText('More soon.'),
  ).toBeVisible();

  await card.getByRole('button', { name: 'Post Update' }).click();
  await card.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Resolved' }).click();
  await card.getByLabel(/^Update/).fill('It plays again.');
  await card.getByRole('button', { name: 'Publish Update' }).click();
  await expect(card.getByText('It plays again.')).toBeVisible();
  await visitor.close();

  // A new visitor has no cached response.
  const later = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await later.goto('/status');
  // The demo has announced maintenance.
  await expect(later.getByText(/^(No open incidents|Scheduled: Shards moving)/)).toBeVisible();
  await later.getByText('Music <b>stutters</b>').click();
  await expect(later.getByText('It plays again.')).toBeVisible();
  await later.goto('/status/incidents');
  await later.getByRole('link', { name: 'Music <b>stutters</b>' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'Incident Report' })).toBeVisible();
  await expect(later.getByText('It plays again.')).toBeVisible();
  await expectNoAxeViolations(later);
  await later.close();
});

test('an ended session keeps what was typed, and sends it after a login in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/staff/incidents');
  await page.getByRole('button', { name: 'New Incident' }).first().click();
  await page.getByLabel(/^Title/).fill('Typed before the end');
  await page.getByLabel(/^Description/).fill('It was long.');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Publish' }).click();
  const offer = page.getByRole('dialog', { name: 'Log in to continue' });
  await expect(offer).toContainText('as soon as you are back as Owner');
  await expectNoAxeViolations(page);
  const opened = context.waitForEvent('page');
  await offer.getByRole('link', { name: 'Login with Discord' }).click();
  await chooseAccount(await opened, 'owner');
  await expect(page.getByRole('article', { name: 'Typed before the end' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a section that is not loaded yet leads home after the session has ended', async ({
  page,
  context,
}) => {
  await page.goto('/staff/incidents');
  const link = page.getByRole('link', { name: 'Audit', exact: true }).filter({ visible: true });
  await expect(link).toBeVisible();
  await context.clearCookies();
  await link.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('You are logged out', { exact: true })).toBeVisible();
});
