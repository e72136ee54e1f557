import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const TOTAL = 1000;
const CATEGORIES = ['moderation', 'economy', 'voicemaster', 'spotify', 'antinuke'];
/** As many commands as a large bot has, of every category. */
const COMMANDS = Array.from({ length: TOTAL }, (_, index) => ({
  name: `command-${String(index).padStart(4, '0')}`,
  description: `Does the thing number ${index} for a member, a role or a channel`,
  category: CATEGORIES[index % CATEGORIES.length],
  permissions: 'manage messages',
  aliases: index % 3 === 0 ? [`c${index}`, `alias${index}`] : undefined,
  arguments: '<member> [reason]',
}));

const many = (page: Page) =>
  page.route('**/api/commands', (route) => route.fulfill({ json: COMMANDS }));
const cards = (page: Page) => page.locator('li [id^="command-"]');
const search = (page: Page) => page.getByRole('searchbox');

test('a thousand commands are all rendered, searchable and reachable by link', async ({ page }) => {
  await many(page);
  await page.goto('/commands');
  await expect(page.getByRole('status').first()).toHaveText('1,000 commands');
  await expect(cards(page)).toHaveCount(TOTAL);

  await search(page).pressSequentially('alias9', { delay: 60 });
  await expect(page.getByRole('status').first()).toHaveText(/^\d{1,3} commands$/);
  await expect(page).toHaveURL(/\?q=alias9$/);
  await page.goto('/commands#command-command--0987');
  const linked = page.locator('#command-command--0987');
  // An expectation that misses its element describes the whole page, which takes seconds for a thousand cards.
  await linked.waitFor();
  await expect(linked).toHaveAttribute('aria-current', 'true');
  await expect(linked).toBeInViewport();
});

test('[spec0 §2.19, §2.24] the drop-down is at most 24rem high, and the category is in the URL and restored by Back', async ({
  page,
}) => {
  await many(page);
  await page.goto('/commands');
  await page.getByRole('combobox', { name: 'Category' }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(14);
  const height = await list.evaluate((node) => node.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(24 * 16 + 2);
  await list.getByRole('option', { name: /^Voice/ }).click();
  await expect(page).toHaveURL(/\/commands\/voice$/);
  await expect(page).toHaveTitle('Juno - Voice Commands');
  await expect(page.getByRole('status').first()).toHaveText('200 commands');
  await page.goBack();
  await expect(page).toHaveURL(/\/commands$/);
});

test('[spec0 §2.26] an unknown category is replaced in history by all commands', async ({
  page,
}) => {
  await many(page);
  await page.goto('/terms');
  const answer = await page.goto('/commands/nonsense');
  expect(answer?.request().redirectedFrom()?.url()).toMatch(/nonsense$/);
  await expect(page).toHaveURL(/\/commands$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a phone shows thirty commands at once, and more with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await many(page);
  await page.goto('/commands');
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden();
  await page.getByRole('button', { name: 'Show More' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(60);
  await expect(page.getByRole('link', { name: ';command-0030', exact: true })).toBeFocused();
});
