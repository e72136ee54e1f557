import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { ROOT_ID } from '@portico/sdk/platform';
import { expectAccessible } from '../support/axe.ts';
import { Canary } from '../support/canary.ts';
import { isEndedLoad } from '../support/ended-load.ts';
import { pageDataOf } from '../support/page-data.ts';
import { Portico } from '../support/portico.ts';
import { buildChanged, changeRelease, release } from '../support/release.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

const SDK_FILE = 'shared/sdk/runtime/version.ts';
const STORE_FILE = 'mfe-commerce/src/pages/store/store-layout.tsx';
const OLD_WORDS = 'Lifetime Access - No Subscriptions';
/** How the source writes the heading of the store, whose words are the site pack's. */
const OLD_HEADING = "{texts?.title ?? 'Store'}";
const NEW_WORDS = 'Lifetime Access, Reworded';
/**
 * For 20 changes with 200 pages and 2,000 documents see npm run demo:release -- --load and
 * api/test/releases/load.long.test.ts.
 */
const CHANGES = 6;
/** docs/releases.md: documents of a version that fails on one page of five, before it is stopped. */
const MAX_DOCUMENTS = 150;

/** Edit of the sdk's version file to the next minor version. */
function nextMinor(): { change: [string, string, string]; version: string } {
  const [, current = ''] = /'(\d+\.\d+\.\d+)'/.exec(readFileSync(SDK_FILE, 'utf8')) ?? [];
  const [major, minor] = current.split('.').map(Number);
  const version = `${major}.${(minor ?? 0) + 1}.0`;
  return { version, change: [SDK_FILE, current, version] };
}

/** Versions of mfe-commerce in the page data, in its entry and in the rendered page. */
async function versionsOf(page: Page) {
  const { registry } = await pageDataOf(page);
  // The interactive page, not the prerendered body.
  const heading = page.locator(`#${ROOT_ID} h1`);
  await expect(heading).toHaveText(/^Lifetime Access/);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/mfe\/mfe-commerce\/([^/]+)\//.exec(name)?.[1] ?? []),
  );
  const named = registry.remotes.find(({ name }) => name === 'mfe-commerce')?.version;
  return { named, scripts: [...new Set(scripts)], words: await heading.textContent() };
}

const isFirefox = (browser: Browser) => browser.browserType().name() === 'firefox';

/** A canary of a version that fails on one page of five stops, and visitors keep their input. */
async function checkCanary(browser: Browser, portico: Portico, older: string, newer: string) {
  const canary = new Canary(portico, 'mfe-commerce');
  await canary.start(newer, older);
  const bucket = await canary.groupOf(newer);
  const form = await canary.openTab(browser, bucket);
  await form.goto(`${portico.url}/contact`);
  await waitUntilInteractive(form);
  await form.getByLabel('Message').fill('Half of a sent');

  const store = await canary.openTab(browser, bucket);
  const beacon = store.waitForRequest('**/api/reports/beacon');
  await store.goto(`${portico.url}/store`);
  expect(await versionsOf(store)).toMatchObject({ named: newer, words: NEW_WORDS });
  const body: unknown = (await beacon).postDataJSON();
  // Firefox's driver does not know the bodies of requests.
  if (!isFirefox(browser)) {
    expect(body).toMatchObject({ canaries: [expect.stringContaining('.new.')], isFirst: true });
  }

  // Half of them get the new version.
  for (let count = 0; count < 2 * MAX_DOCUMENTS; count += 1) {
    await canary.visit(
      '/store',
      (count * 13) % 1000,
      (version) => version === newer && count % 5 === 0,
    );
  }
  await expect.poll(async () => (await canary.read()).running, { timeout: 15_000 }).toBeNull();
  expect((await canary.read()).ended).toMatchObject([{ end: 'failing', state: 'stopped' }]);

  // Firefox hides tabs in the background, where no notice appears.
  if (!isFirefox(browser)) {
    await form.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(form.getByText('A newer version of this site is ready')).toBeVisible();
  }
  await expect(form.getByLabel('Message')).toHaveValue('Half of a sent');
  await store.goto(`${portico.url}/store`);
  expect(await versionsOf(store)).toMatchObject({ named: older, words: OLD_WORDS });
  await Promise.all([form, store].map((tab) => tab.context().close()));
}

/** Opens a preview of a remote and its shell before either is live, navigates in it, and leaves it. */
async function expectPreview(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports/beacon')) beacons.push(request.url());
  });
  await page.goto(url);
  const bar = page.getByRole('region', { name: 'Preview' });
  await expect(bar).toContainText('2 versions differ from the live site');
  expect((await versionsOf(page)).words).toBe(NEW_WORDS);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const boxes = await Promise.all(
      [bar, page.getByRole('banner'), page.getByRole('contentinfo')].map((part) =>
        part.boundingBox(),
      ),
    );
    const [own, header, footer] = boxes.map((box) => box ?? { x: -1, y: -1, width: 0, height: 0 });
    expect([own!.x, Math.round(own!.y + own!.height)]).toEqual([0, 800]);
    expect([header!.y, own!.width]).toEqual([0, header!.width]);
    expect(footer!.y + footer!.height).toBeLessThanOrEqual(own!.y + 1);
  }
  // In Firefox 153, the tab's process ends while axe examines this page.
  if (!isFirefox(browser)) await expectAccessible(page);
  const { timeOrigin } = await page.evaluate(() => performance.toJSON() as Performance);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await bar.getByText('2 versions differ').click();
  await expect(bar.getByRole('listitem')).toHaveText([/^mfe-commerce .* instead of/, /^shell /]);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(timeOrigin);
  await bar.getByRole('link', { name: 'Leave preview' }).click();
  await expect(bar).toHaveCount(0);
  expect(beacons).toEqual([]);
  await page.goto(new URL('/store', url).href);
  expect((await versionsOf(page)).words).toBe(OLD_WORDS);
  await context.close();
}

test('a remote built for the previous sdk runs in a new shell, a remote for the new sdk is rejected before, and releases during page loads neither fail nor mix versions', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const sdk = nextMinor();
  const [portico, changed] = await Promise.all([
    Portico.start({ env: { TRUST_PROXY: '1' } }),
    buildChanged(['shell', 'mfe-commerce'], [sdk.change, [STORE_FILE, OLD_HEADING, NEW_WORDS]]),
  ]);
  try {
    const published = async (part: string) => {
      const { out } = await release(
        portico,
        'publish',
        part,
        '--dir',
        changed.dist(part),
        '--json',
      );
      return (JSON.parse(out) as { version: string }).version;
    };
    const newer = await published('mfe-commerce');
    const shell = await published('shell');

    const early = await release(portico, 'promote', 'mfe-commerce', newer);
    expect(early.code).toBe(3);
    expect(early.err).toContain(`needs sdk ^${sdk.version}`);
    expect(early.err).toContain(`Promote a shell that provides ^${sdk.version} first`);

    const together = ['--with', `shell@${shell}`, '--to', '/store', '--json'];
    const link = await release(portico, 'preview', 'mfe-commerce', newer, ...together);
    const { url, warnings } = JSON.parse(link.out) as { url: string; warnings: object[] };
    expect(warnings).toEqual([]);
    await expectPreview(browser, url);

    // The new shell with remotes for the previous sdk.
    expect((await release(portico, 'promote', 'shell', shell)).code).toBe(0);
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!isEndedLoad(message)) errors.push(message);
    });
    for (const [path, words] of [
      ['/store', OLD_WORDS],
      ['/status', 'Status'],
    ] as const) {
      await page.goto(`${portico.url}${path}`);
      await expect(page.getByText(words).first()).toBeVisible();
      expect((await pageDataOf(page)).registry.shellVersion).toBe(shell);
    }
    const { named: older = '' } = await (async () => {
      await page.goto(`${portico.url}/store`);
      return versionsOf(page);
    })();
    expect(older).not.toBe(newer);

    const wordsOf = { [older]: OLD_WORDS, [newer]: NEW_WORDS };
    const seen = new Set<string>();
    const change = async (round: number) => {
      const [expected, version] = round % 2 === 0 ? [older, newer] : [newer, older];
      const action = version === newer ? 'promote' : 'rollback';
      const { status, body } = await changeRelease(portico, action, 'mfe-commerce', {
        version,
        expected,
      });
      expect({ status, body }).toMatchObject({ status: 200, body: { changed: true } });
    };
    const look = async () => {
      const answer = await page.goto(`${portico.url}/store`, { waitUntil: 'commit' });
      // Firefox's driver names the answer to a revalidation, Chromium's the answer that is shown.
      expect(isFirefox(browser) ? [200, 304] : [200]).toContain(answer?.status());
      const { named = '', scripts, words } = await versionsOf(page);
      expect(scripts).toEqual([named]);
      expect(words).toBe(wordsOf[named]);
      seen.add(named);
    };
    for (let round = 0; round < CHANGES; round += 1) {
      await Promise.all([change(round), look()]);
      // Waits for a page of each version, because changes may be faster than pages.
      if (round < 2) await look();
    }
    expect([...seen].toSorted()).toEqual([older, newer].toSorted());
    expect(errors).toEqual([]);

    // The shell cannot be rolled back to an sdk that live or retained remotes do not support.
    const back = await release(portico, 'rollback', 'shell');
    expect(back.code).toBe(3);
    expect(back.err).toContain(`mfe-commerce ${newer} needs sdk ^${sdk.version}`);
    await context.close();

    await checkCanary(browser, portico, older, newer);
  } finally {
    changed.remove();
    await portico.stop();
    await portico.cleanUp();
  }
});
