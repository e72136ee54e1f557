import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'owner' });

test('an incident of the team is public until it is resolved', async ({ page, browser }) => {
  await page.goto('/staff/incidents');
  await page.getByRole('button', { name: 'New incident' }).first().click();
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

  await card.getByRole('button', { name: 'Post update' }).click();
  await card.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Resolved' }).click();
  await card.getByLabel(/^Update/).fill('It plays again.');
  await card.getByRole('button', { name: 'Publish update' }).click();
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
