import { STATIC_BODY_ID } from 'shared/platform';
import { FAULTS, breakRemote } from '../support/faults.ts';
import { expect, test } from '../support/test.ts';

for (const [fault, breaks] of Object.entries(FAULTS)) {
  test(`a remote that ${fault} leaves the others alone, names itself and heals on Retry`, async ({
    page,
  }) => {
    const { version, mend } = await breakRemote(page, 'mfe-tools', breaks);
    // The preload of an entry that hangs keeps the load event back.
    await page.goto('/embed', { waitUntil: 'domcontentloaded' });
    await expect(page.locator(`#${STATIC_BODY_ID}`)).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const nav = page.getByRole('navigation').first();

    // The frame does not wait for the remote: a link works while it is still awaited.
    await nav.getByRole('link', { name: 'Store' }).click();
    await expect(page.getByRole('heading', { name: /Lifetime Access/ })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });

    const card = page.getByRole('alert').filter({ hasText: 'mfe-tools' });
    await expect(card).toContainText(version, { timeout: 15_000 });
    await nav.getByRole('link', { name: 'Store' }).click();
    await expect(page.getByRole('heading', { name: /Lifetime Access/ })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(card).toBeVisible({ timeout: 15_000 });

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(card).toBeVisible({ timeout: 15_000 });

    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Embed Builder' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(card).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('a prerendered page whose remote is absent stays readable under a Retry bar', async ({
  page,
}) => {
  const { version, mend } = await breakRemote(page, 'mfe-public', FAULTS['is absent']!);
  await page.goto('/');
  const bar = page.getByRole('alert').filter({ hasText: 'mfe-public' });
  await expect(bar).toContainText(version);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
