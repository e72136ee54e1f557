import type { Locator } from '@playwright/test';
import { ROOT_ID } from '@portico/sdk/platform';
import { openWithoutShell } from '../support/open-without-shell.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

test('activation replaces the prerendered page once, and nothing shows twice', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(`#${ROOT_ID}`).getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('React uses the style rules of the page, and creates none of them again', async ({ page }) => {
  const { before, loadShell } = await openWithoutShell(page, '/');
  const classesIn = (body: Locator) =>
    body.locator('h1').evaluate((heading) => [...heading.classList]);
  const classes = await classesIn(before);
  loadShell();
  await waitUntilInteractive(page);
  // React's elements also have the classes that no rule selects, which prerendered markup leaves out.
  expect(classes).not.toHaveLength(0);
  expect(await classesIn(page.locator(`#${ROOT_ID}`))).toEqual(expect.arrayContaining(classes));
  // The library removes style elements whose rules it has adopted.
  await expect(page.locator('style[data-styled=""]')).toHaveCount(0);
});

test('the element that the visitor focused before activation is focused afterwards', async ({
  page,
}) => {
  const { before, loadShell } = await openWithoutShell(page, '/');
  await before.getByRole('navigation').getByRole('link', { name: 'Status' }).first().focus();
  await page.evaluate(() => scrollTo(0, 120));
  loadShell();
  await expect(before).toHaveCount(0);
  const after = page.locator(`#${ROOT_ID}`).getByRole('navigation');
  await expect(after.getByRole('link', { name: 'Status' }).first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('a button that the visitor presses before activation takes effect afterwards', async ({
  page,
}) => {
  const { before, loadShell } = await openWithoutShell(page, '/contact');
  await before.getByLabel('Name').fill('Ada Lovelace');
  await before.getByRole('button', { name: 'Open in Email App' }).click();
  loadShell();
  await expect(before).toHaveCount(0);
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByText('Please enter your name.')).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
});

test('a link that is held down during activation opens when it is released', async ({ page }) => {
  const { before, loadShell } = await openWithoutShell(page, '/');
  await before.getByRole('navigation').getByRole('link', { name: 'Status' }).first().hover();
  await page.mouse.down();
  loadShell();
  await page.locator(`#${ROOT_ID} h1`).waitFor({ state: 'attached' });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/status$/);
});

test('Go Back on the 404 page goes back, also when it is pressed before activation', async ({
  page,
}) => {
  await page.goto('/terms');
  const { before, loadShell } = await openWithoutShell(page, '/no/such/page');
  await before.getByRole('button', { name: 'Go Back' }).click();
  loadShell();
  await expect(page).toHaveURL(/\/terms$/);
});

test('text that the visitor types during activation is kept, with caret and focus', async ({
  page,
}) => {
  const { before, loadShell } = await openWithoutShell(page, '/contact');
  await before.getByLabel('Name').fill('Ada Lovelace');
  const message = before.getByLabel('Message');
  await message.fill('Hello, how are you?');
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  loadShell();
  await page.keyboard.type(' there, dear friends of the bot', { delay: 25 });
  await expect(before).toHaveCount(0);
  await page.keyboard.type('!');
  const after = page.locator(`#${ROOT_ID}`);
  await expect(after.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(after.getByLabel('Message')).toHaveValue(
    'Hello there, dear friends of the bot!, how are you?',
  );
  await expect(after.getByLabel('Message')).toBeFocused();
});
