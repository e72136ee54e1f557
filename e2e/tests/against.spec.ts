import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT_ID } from '@portico/sdk/platform';
import { developAgainst } from '../support/develop-against.ts';
import { pageDataOf } from '../support/page-data.ts';
import { buildChanged } from '../support/release.ts';
import { expect, test } from '../support/test.ts';

const APP = 'mfe-commerce';
const DECLARATION = `${APP}/src/remote.ts`;
const PAGE = `${APP}/src/pages/store/store-layout.tsx`;
const WORDS = 'Lifetime Access - No Subscriptions';
/** How the source writes the heading of the store, whose words are the site pack's. */
const HEADING = "{texts?.title ?? 'Store'}";
const NEW_ROUTE =
  "routes: [{ path: '/store-draft', page: 'store', title: 'Draft', description: 'A page that is not live.' },";

test.use({ as: 'customer' });

// 10 s, half of it for the draft.
test('a remote is developed inside a running site: its pages change, everything else comes from the site, which is not changed', async ({
  page,
  portico,
  problems,
}) => {
  const copy = await buildChanged([], [[DECLARATION, 'routes: [', NEW_ROUTE]]);
  const against = await developAgainst(copy.folder, APP, portico.url);
  const heading = page.locator(`#${ROOT_ID} h1`);
  try {
    await page.goto(`${against.url}/store`);
    await expect(heading).toHaveText(WORDS);
    const { registry, origin } = await pageDataOf(page);
    const versions = Object.fromEntries(
      registry.remotes.map(({ name, version }) => [name, version]),
    );
    expect(versions[APP]).toMatch(/-dev\./);
    expect(versions['mfe-public']).not.toMatch(/-dev\./);
    expect(origin).toBe(against.url);
    // The session is that of the site.
    await expect(page.getByText('customer').first()).toBeAttached();

    // Hot reload, in the same document.
    await page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
    const file = `${copy.folder}/${PAGE}`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(HEADING, 'Words of a Draft'));
    await expect(heading).toHaveText('Words of a Draft', { timeout: 60_000 });
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);

    // The other remotes and the API are those of the site.
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Commands' }).first().click();
    await expect(page).toHaveURL(`${against.url}/commands`);
    await expect(heading).toBeVisible();

    const refused = await page.evaluate(async () => {
      const answer = await fetch('/api/checkout', { method: 'POST', body: '{}' });
      return { status: answer.status, body: (await answer.json()) as { detail: string } };
    });
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe(
      `POST /api/checkout was not sent to ${portico.url}: it could change the site. If the site is a sandbox, start with --sandbox.`,
    );

    // A page that only the draft has.
    const answer = await page.goto(`${against.url}/store-draft`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(/ - Draft$/);
    await expect(heading).toHaveText('Words of a Draft');
    expect((await page.request.get(`${portico.url}/store-draft`)).status()).toBe(404);
    expect((await problems()).filter((problem) => !problem.includes('403'))).toEqual([]);
  } finally {
    await against.stop();
    copy.remove();
  }
});
