import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const CUSTOMER = '473052869059424293';

test.use({ as: 'moderator' });

/** Answers a call of the page with an error until it is healed. */
async function breakCall(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: { error: 'away' } }));
  return () => page.unroute(pattern);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) await expectNoAxeViolations(page, { theme });
}

const table = (page: Page) => page.getByRole('table');
const LISTS = [
  ['user/user', 'User Blacklist', 'user'],
  ['user/command', 'User Command Blacklist', 'command'],
  ['user/cog', 'User Cog Blacklist', 'cog'],
  ['server/server', 'Server Blacklist', 'server'],
  ['server/command', 'Server Command Blacklist', 'server command'],
  ['server/cog', 'Server Cog Blacklist', 'server cog'],
] as const;

test('[spec1 §2] economy logs: search, filters in the address, order, pages, CSV, every state', async ({
  page,
  problems,
}) => {
  await page.goto('/staff/logging/economy');
  await expect(page.getByRole('heading', { name: 'Whose log?' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search by user ID' });
  await search.press('Enter');
  await expect(page).toHaveURL(/\/staff\/logging\/economy$/);
  await search.fill(`<@${CUSTOMER}>`);
  await search.press('Enter');
  await expect(page.getByText('Customer').first()).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    /Date/,
    'Action',
    'Type',
    /Amount/,
    'Cash',
    'Card',
  ]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Type', { exact: true }).fill('gain');
  await page.getByLabel('Minimum amount', { exact: true }).fill('20,00');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(new RegExp(`user=${CUSTOMER}&type=gain&min=20.00$`));
  await expect(table(page).getByText('gain').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('gain');
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^economy-\d+-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByLabel('Action', { exact: true }).fill('nothing like it');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByRole('heading', { name: 'No Economy Logs Found' })).toBeVisible();
  const heal = await breakCall(page, /\/api\/economy\/\d+\?/);
  await page.getByRole('button', { name: /Remove filter Action/ }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load economy logs.');
  await heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(table(page)).toBeVisible();
  await expect(async () => expect((await problems()).filter(unforced)).toEqual([])).toPass();
});

/** The browser reports the answers that this test broke. */
const unforced = (problem: string) => !problem.includes('500');

test('[spec1 §2] the six blacklists from the sidebar: names, count, search, order, CSV, every state', async ({
  page,
  problems,
}) => {
  await page.goto('/staff/overview');
  const side = page.getByRole('navigation', { name: 'Back-office' });
  await side.getByRole('link', { name: 'User', exact: true }).click();
  await expect(page).toHaveTitle(/ - User Blacklist$/);
  await expect(page.getByText('142 entries')).toBeVisible();
  await expect(table(page).getByText('Permanent').first()).toBeVisible();
  await expect(table(page).getByText('Expired').first()).toBeVisible();
  // Names come beside the ids, of moderators too.
  await expect(table(page).getByText('Ines', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Expires' }).click();
  await expect(page).toHaveURL(/sort=-expires$/);
  await page.getByRole('searchbox').fill('spam channels');
  await expect(page).toHaveURL(/q=spam\+channels/);
  await expect(page.getByText(/^\d+ entr(y|ies)$/)).not.toHaveText('142 entries');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^blacklist-user-users-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No Entries Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(page.getByText('142 entries')).toBeVisible();

  for (const [path, title, name] of LISTS) {
    const heal = await breakCall(page, /\/blacklist\/(user|server)\/\w+\?/);
    await page.goto(`/staff/blacklist/${path}`);
    await expect(page.getByRole('alert')).toContainText(
      `Failed to fetch ${name} blacklists. Please try again.`,
    );
    await heal();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('table', { name: title })).toBeVisible();
  }
  await expectAccessible(page);

  await table(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/staff\/lookup\?id=\d+$/);
  await expect(page.getByRole('heading', { name: 'Blacklists' })).toBeVisible();
  await expectAccessible(page);
  expect((await problems()).filter(unforced)).toEqual([]);
});
