import type { Page } from '@playwright/test';
import { extensionModuleOf, fileUrl } from '@portico/sdk/platform';
import { embedPreview } from '@portico/contracts/extensions/embed-preview';
import { builtRelease } from '../support/built-files.ts';
import { breakAddress } from '../support/faults.ts';
import type { NetworkFault } from '../support/faults.ts';
import { measureLayoutShift, MAX_SHIFT } from '../support/layout-shift.ts';
import { PHONE } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

/** mfe-tools offers the preview of an embed, and a page of mfe-public shows it. */
const tools = builtRelease('mfe-tools');
const module = extensionModuleOf(embedPreview.name);
const chunk = fileUrl(tools, tools.pages[module]!.scripts.at(-1)!);

const HEADING = 'An example greeting';
const preview = (page: Page) => page.getByRole('group', { name: HEADING });
const plainText = (page: Page) => page.getByText('Welcome to {guild_name}');
const heightOfCard = async (page: Page) => {
  const heading = page.getByRole('heading', { name: HEADING });
  return (await page.locator('section').filter({ has: heading }).boundingBox())?.height;
};
const scrollToExample = (page: Page) =>
  page.getByRole('heading', { name: HEADING }).scrollIntoViewIfNeeded();

test('both releases contain the extension', () => {
  expect(tools.offers).toEqual({ [embedPreview.name]: embedPreview.version });
  expect(builtRelease('mfe-public').needs).toEqual({
    [embedPreview.name]: { version: embedPreview.version, optional: true },
  });
});

for (const width of [320, PHONE.width])
  test(`the welcome page shows a preview by mfe-tools when it is near, without a layout shift at ${width} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ ...PHONE, width });
    const shift = await measureLayoutShift(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/features/welcome');
    await waitUntilInteractive(page);
    const plainHeight = await heightOfCard(page);
    expect(requested.filter((path) => path.startsWith('/mfe/mfe-tools/'))).toEqual([]);
    await scrollToExample(page);
    await expect(preview(page)).toContainText('Welcome to Lantern Hall');
    await expect(plainText(page)).toHaveCount(0);
    expect(requested).toContain(chunk);
    expect(await heightOfCard(page)).toBe(plainHeight);
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await problems()).toEqual([]);
  });

const FAULTS: [NetworkFault, string][] = [
  ['responds with 404', 'gone'],
  ['has a changed byte', 'refused'],
];
for (const [fault, reason] of FAULTS) {
  test(`an extension whose file ${fault} shows the text, is reported and does not affect the page`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await breakAddress(page, chunk, fault);
    const beacon = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/reports/beacon') &&
        (request.postData() ?? '').includes('"failure"'),
    );
    await page.goto('/features/welcome');
    await waitUntilInteractive(page);
    await scrollToExample(page);
    const { events } = (await beacon).postDataJSON() as { events: unknown[] };
    const failure = { kind: 'failure', reason, remote: 'mfe-tools', page: module };
    expect(events).toContainEqual(expect.objectContaining(failure));
    await expect(plainText(page)).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy ;welcome test' }).click();
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  });
}
