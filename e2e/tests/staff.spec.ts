import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const CUSTOMER = '473052869059424293';

test.use({ as: 'moderator' });

const table = (page: Page) => page.getByRole('table');

/** Presses an export and gives the name under which the browser saves it. */
async function exported(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  return (await saving).suggestedFilename();
}

test('[spec1 §2] economy logs: search, filters in the address, order, CSV', async ({
  page,
  problems,
}) => {
  await page.goto('/staff/logging/economy');
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
  expect(await exported(page)).toMatch(/^economy-\d+-\d{4}-\d\d-\d\d\.csv$/);
  expect(await problems()).toEqual([]);
});

test('[spec1 §2] from the sidebar to a list and to what is known of an id, by Ctrl-K to a customer, and all of it in the audit', async ({
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
  expect(await exported(page)).toMatch(/^blacklist-user-users-\d{4}-\d\d-\d\d\.csv$/);
  await table(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/staff\/lookup\?id=\d+$/);
  await expect(page.getByRole('heading', { name: 'Blacklists' })).toBeVisible();

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Page or id' });
  await expect(box).toBeFocused();
  await box.fill(CUSTOMER);
  await page.getByRole('option', { name: `Customer ${CUSTOMER}` }).click();
  await expect(page).toHaveURL(`/staff/customers?id=${CUSTOMER}`);
  await expect(page.getByText('This is a person.')).toBeVisible();

  await page.keyboard.press('Control+k');
  await box.fill('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/staff/audit');
  const entries = page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem');
  await expect(entries.first()).toContainText('customer.read');
  await expect(entries.filter({ hasText: 'blacklist.export' }).first()).toContainText('Moderator');
  await entries.first().getByRole('button', { name: 'Moderator' }).click();
  await expect(page).toHaveURL(/actor=user/);
  await expect(entries.first()).toContainText('Moderator');
  expect(await problems()).toEqual([]);
});
