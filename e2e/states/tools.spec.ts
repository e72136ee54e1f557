import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('/embed is accessible in both themes with a message and each of its dialogs', async ({
  page,
}) => {
  const code =
    '{title: A **title**}{description: `code`, {user.mention}\n> quote\n```js\nconst a = "b"; // c\n```\n-# small [link](https://a.test)}' +
    '{author: name: Author && url: https://a.test}{field: name: One && value: 1 && inline}' +
    '{button: label: Go && style: success}{button: label: Stop && style: danger}';
  await page.goto('/embed');
  await page.getByLabel('Title', { exact: true }).fill('A draft');
  await page.goto(`/embed#t=${Buffer.from(code).toString('base64url')}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A **title**');
  await page.getByRole('button', { name: 'Generate' }).first().click();
  await expect(page.getByRole('region', { name: 'Embed code' })).toBeVisible();
  await page.getByRole('button', { name: 'Pick a Color' }).click();
  await page.getByRole('group', { name: 'Color picker' }).waitFor();
  await page.getByRole('button', { name: 'Variables' }).first().click();
  await page.getByRole('listbox', { name: 'Variables' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const description = page.getByLabel('Description', { exact: true });
  await description.press('Control+End');
  await page.keyboard.type(' {user');
  await page.getByRole('listbox', { name: 'Description: variables' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('toolbar', { name: 'Description: tools' })
    .getByRole('button', { name: 'Emoji' })
    .click();
  await page.getByRole('grid', { name: 'Smileys' }).waitFor();
  await expect(page.locator('.hljs-keyword')).toHaveText('const');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  for (const name of ['Drafts', 'Import', 'Sample Values', 'Shortcuts']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Discord JSON', exact: true }).click();
  const json = page.getByRole('textbox', { name: 'Discord JSON' });
  await json.fill('{"title": "A",}');
  await expect(page.getByRole('alert').filter({ hasText: 'Line 1, character' })).toBeVisible();
  await expectAccessible(page);
  await json.fill('[{"title": "A", "video": {}}]');
  await expect(page.getByRole('list', { name: 'Differences from the JSON' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const pane of ['Edit', 'Preview and Code']) {
    const button = page.getByRole('button', { name: pane });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  }
});

test('/templates is accessible in both themes', async ({ page }) => {
  await page.goto('/templates');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search templates').fill('nothing like it');
  await expect(page.getByText('No templates match your search.')).toBeVisible();
  await expectAccessible(page);
});
