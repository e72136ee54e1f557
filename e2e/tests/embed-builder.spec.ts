import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { watchLoading } from '../support/watch-loading.ts';

test('[spec0 §1.7, §2.62, §4.13, §8.14, §8.15] the builder is fully usable by keyboard', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loaded = watchLoading(page);
  await page.goto('/embed');
  await loaded();
  const code = page.getByRole('region', { name: 'Embed code' });
  const focused = page.locator(':focus');
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.type('Rules');
  // Tab past the tools of the title to the description.
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.getAttribute('name')) === 'description') break;
  }
  await page.keyboard.type('Be ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('kind');
  await expect(page.locator('.embed strong')).toHaveText('kind');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Alt+v');
  await expect(page.getByRole('combobox', { name: 'Search variables' })).toBeFocused();
  await page.keyboard.type('mention');
  await page.keyboard.press('Enter');
  await expect(page.locator('.embed .mention')).toHaveText('@Juniper');

  // A toolbar is one tab stop; arrow keys move between tools.
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Bold');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName('Emoji');
  await tabTo(page, page.getByRole('button', { name: 'Pick a Color' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '#ed4245' }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Color as hex')).toHaveValue('#ed4245');
  await tabTo(page, page.getByRole('slider', { name: 'Brightness' }));
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Color as hex')).toHaveValue('#000000');

  await page.keyboard.press('Alt+b');
  await expect(focused).toHaveAttribute('name', 'buttons.0.label');
  await page.keyboard.type('Go');
  await tabTo(page, page.locator('[name="buttons.0.style"]'));
  await page.keyboard.press('s');
  await page.keyboard.press('u');
  await expect(page.locator('.button[data-style=success]')).toHaveText('Go');

  await page.keyboard.press('Alt+n');
  await expect(focused).toHaveAttribute('name', 'fields.0.name');
  await page.keyboard.type('One');
  await page.keyboard.press('Alt+n');
  await expect(focused).toHaveAttribute('name', 'fields.1.name');
  await page.keyboard.type('Two');
  await page.getByRole('button', { name: 'Move field 2 with the arrow keys' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[name="fields.0.name"]')).toHaveValue('Two');
  await expect(focused).toHaveAttribute('aria-label', 'Move field 1 with the arrow keys');

  await expect(code).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(code).toContainText('{field: name: Two}');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Outdated: generate again')).toBeVisible();
  await expect(page.locator('[name="fields.0.name"]')).toHaveValue('One');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());

  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+i');
  await page.getByRole('dialog', { name: 'Import' }).waitFor();
  await page.keyboard.type('{embed} && {title: see the document. Thanks}');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // In front of the dialog's backdrop, and not inert like the page behind it.
  const failure = page.getByRole('dialog').getByRole('listitem').getByText('Import failed');
  await failure.click({ trial: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Found document.' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{embed}$v{title: Imported}$v{poll: x}');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Import successful').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Imported');
  await expect(page.getByText('“{poll: x}” is no part of embed code.')).toBeVisible();
  expect(await problems()).toEqual([]);
});

test('a draft is restored, shared by link, and replaced by a template', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loaded = watchLoading(page);
  await page.goto('/embed');
  await loaded();
  await page.getByLabel('Title', { exact: true }).fill('Kept');
  await page.reload();
  await loaded();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link has been copied.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.goto(link);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept');
  await page.getByLabel('Title', { exact: true }).fill('Kept, mine');

  await page.goto('/templates?category=unban');
  await loaded();
  const cards = page.getByRole('article').filter({ has: page.getByRole('button') });
  await expect(cards).toHaveCount(2);
  await page.getByRole('link', { name: 'Open Unban notice in the builder' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Your ban was lifted');
  // The template replaces the draft, also after a reload; the draft is kept.
  await page.reload();
  await loaded();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Your ban was lifted');
  await page.getByRole('button', { name: 'Drafts', exact: true }).click();
  await page.getByRole('button', { name: 'Open Kept, mine' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept, mine');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two tabs with one draft show each other’s changes and lose none; undo survives a reload', async ({
  page,
  context,
}) => {
  const title = page.getByLabel('Title', { exact: true });
  const loaded = watchLoading(page);
  await page.goto('/embed');
  await loaded();
  await title.fill('Start');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
    .toContain('Start');
  // From now on the first tab's wait before saving never ends, and no earlier one is left to end.
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number) => number;
    const wait = (run: TimerHandler, ms = 0) => start(run, ms === 400 ? 2 ** 31 - 1 : ms);
    window.setTimeout = wait as typeof setTimeout;
  });
  const other = await context.newPage();
  const otherLoaded = watchLoading(other);
  await other.goto('/embed');
  await otherLoaded();
  const otherTitle = other.getByLabel('Title', { exact: true });
  await expect(otherTitle).toHaveValue('Start');
  await otherTitle.fill('Shown in both');
  await expect(title).toHaveValue('Shown in both');

  // Both change it before either hears of the other.
  await title.fill('First');
  await otherTitle.fill('Second');
  await expect(page.getByText('Saved as a copy').first()).toBeVisible();
  await page.getByRole('button', { name: 'Drafts', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Open (First|Second)/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('First');
  await expect(otherTitle).toHaveValue('Second');

  await title.click();
  await page.keyboard.press('End');
  await page.reload();
  await loaded();
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Shown in both');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('First');
});

test('fields can be dragged, and the builder fits a phone', async ({ page }) => {
  const code =
    '{title: A}{field: name: One && value: 1}{field: name: Two && value: 2}{field: name: Three && value: 3}';
  const loaded = watchLoading(page);
  await page.goto(`/embed#t=${Buffer.from(code).toString('base64url')}`);
  await loaded();
  const handle = page.getByRole('button', { name: 'Move field 1 with the arrow keys' });
  await handle.scrollIntoViewIfNeeded();
  const target = page.getByRole('group', { name: 'Field 3' });
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 10, { steps: 6 });
  await page.mouse.up();
  const names = page.locator('[name^="fields"][name$="name"]');
  await expect(names.nth(0)).toHaveValue('Two');
  await expect(names.nth(2)).toHaveValue('One');

  await page.setViewportSize({ width: 390, height: 844 });
  for (const pane of ['Edit', 'Preview and Code']) {
    await page.getByRole('button', { name: pane }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await expect(page.getByLabel('Title', { exact: true })).toBeHidden();
  await page.getByRole('group', { name: 'Preview', exact: true }).locator('.title').click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
});
