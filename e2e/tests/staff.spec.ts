import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { leftEdge, logo } from '../support/edges.ts';
import { mockApi, goWithResponses, openWithResponses } from '../support/mock-api.ts';
import { expect, test } from '../support/test.ts';

const CUSTOMER = '473052869059424293';
/** The name of the account that is signed in. */
const MODERATOR = 'Aiko';

test.use({ as: 'moderator' });

const VIEWS = {
  'user/user': 'User Blacklist',
  'user/command': 'User Command Blacklist',
  'user/cog': 'User Cog Blacklist',
  'server/server': 'Server Blacklist',
  'server/command': 'Server Command Blacklist',
  'server/cog': 'Server Cog Blacklist',
};

const table = (page: Page) => page.getByRole('table');

/** Clicks an export button. @returns the name of the downloaded file */
async function exported(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  return (await saving).suggestedFilename();
}

test('[spec1 §2.47, §2.48, §2.49, §2.50] economy logs have search, filters in the URL, sorting and CSV export', async ({
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
  await page.getByRole('button', { name: 'Apply Filters' }).click();
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

test('[spec1 §2.52] a member opens a list, looks up an id and finds a customer with Ctrl-K, all of which is audited', async ({
  page,
  problems,
}) => {
  await page.goto('/staff/overview');
  const side = page.getByRole('navigation', { name: 'Back-office' });
  expect(await leftEdge(side)).toBe(await leftEdge(logo(page)));
  await side.getByRole('button', { name: 'Blacklist' }).click();
  await side.getByRole('link', { name: 'User', exact: true }).click();
  await expect(page).toHaveTitle(/ - User Blacklist$/);
  await expect(page.getByText('142 entries')).toBeVisible();
  await expect(table(page).getByText('Permanent').first()).toBeVisible();
  await expect(table(page).getByText('Expired').first()).toBeVisible();
  // Names are displayed beside ids, also for moderators.
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
  const box = page.getByRole('combobox', { name: 'Page or ID' });
  await expect(box).toBeFocused();
  await box.fill(CUSTOMER);
  await page.getByRole('option', { name: `Customer ${CUSTOMER}` }).click();
  await expect(page).toHaveURL(`/staff/customers?id=${CUSTOMER}`);
  await expect(page.getByText('Matched a user.')).toBeVisible();

  await page.keyboard.press('Control+k');
  await box.fill('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/staff/audit');
  const entries = page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem');
  await expect(entries.first()).toContainText('customer.read');
  await expect(entries.filter({ hasText: 'blacklist.export' }).first()).toContainText(MODERATOR);
  await entries.first().getByRole('button', { name: MODERATOR }).click();
  await expect(page).toHaveURL(/actor=user/);
  await expect(entries.first()).toContainText(MODERATOR);
  expect(await problems()).toEqual([]);
});

test('[spec1 §2.52] the six blacklists are tables at 1280 px with entries of maximum length', async ({
  page,
}) => {
  // Ids, names, words and durations of maximum length.
  const [id, moderator] = ['18446744073709551615', '18446744073709551614'];
  const entry = {
    moderator_id: moderator,
    duration: 99_999_999_999,
    reason: 'x'.repeat(300),
    timestamp: 1_700_000_000,
  };
  const named = { name: 'W'.repeat(32), avatar: null };
  const answersOf = (below: string) => {
    const [subject, thing] = below.split('/');
    const json = [0, 60, 99_999_999_999].map((duration) => ({
      ...entry,
      duration,
      [subject === 'user' ? 'user_id' : 'guild_id']: id,
      ...(thing !== subject && { [thing ?? '']: 'ModerationAndAdministration' }),
    }));
    const servers = { [id]: { name: 'A server with a very long name', image: null } };
    return {
      '/blacklist/(user|server)/\\w+\\?': { json, headers: { 'x-total-count': '3' } },
      '/api/staff/names': { json: { users: { [id]: named, [moderator]: named }, servers } },
    };
  };
  // A window of 1280 px minus a classic scrollbar.
  await page.setViewportSize({ width: 1263, height: 900 });
  // Late typefaces are replaced by a wider one of the system (`font-display: optional`).
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/robots.txt');
  await mockApi(page);
  let go = openWithResponses;
  for (const [below, name] of Object.entries(VIEWS)) {
    await go(page, `/staff/blacklist/${below}`, answersOf(below));
    go = goWithResponses;
    const list = page.getByRole('table', { name, exact: true });
    await expect(list.getByText('Expired')).toBeVisible();
    const shown = await list.evaluate((grid) => ({
      display: getComputedStyle(grid).display,
      overflow: grid.scrollWidth - (grid.parentElement?.clientWidth ?? 0),
    }));
    expect([below, shown]).toEqual([below, { display: 'table', overflow: 0 }]);
  }
});

test('[spec1 §2.38, §2.52] a blacklist on a phone scrolls within its box, by touch or keyboard, and one menu leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/staff/overview');
  await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('navigation', { name: 'Back-office' });
  await menu.getByRole('button', { name: 'Blacklist' }).click();
  await menu.getByRole('button', { name: 'User' }).click();
  await menu.getByRole('link', { name: 'User', exact: true }).click();
  await expect(page.getByText('142 entries')).toBeVisible();

  const box = page.getByRole('region', { name: 'User Blacklist, scrollable' });
  const head = table(page).getByRole('columnheader', { name: 'User' });
  const last = table(page).getByRole('columnheader', { name: 'Expires' });
  await expect(last).not.toBeInViewport();
  await expectNoAxeViolations(page);
  await box.focus();
  await page.keyboard.press('End');
  await expect(table(page).getByRole('row').last()).toBeInViewport();
  await expect(head).toBeInViewport();
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowRight');
  await expect(last).toBeInViewport();
  await expect(head).toBeInViewport();
  // Each row was a card before, and the page 15,900 px tall.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
