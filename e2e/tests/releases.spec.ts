import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ROOT_ID } from '@portico/sdk/platform';
import { pageDataOf } from '../support/page-data.ts';
import { Portico } from '../support/portico.ts';
import { buildChanged, changeRelease, release } from '../support/release.ts';
import { expect, test } from '../support/test.ts';

const SDK_FILE = 'shared/sdk/runtime/version.ts';
const STORE_FILE = 'mfe-commerce/src/pages/store/page.tsx';
const OLD_WORDS = 'Lifetime Access - No Subscriptions';
const NEW_WORDS = 'Lifetime Access, Reworded';
/**
 * For 20 changes with 200 pages and 2,000 documents see npm run demo:release -- --load and
 * api/test/releases/load.test.ts.
 */
const CHANGES = 6;

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

test('a remote built for the previous sdk runs in a new shell, a remote for the new sdk is rejected before, and releases during page loads neither fail nor mix versions', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const sdk = nextMinor();
  const [portico, changed] = await Promise.all([
    Portico.start(),
    buildChanged(['shell', 'mfe-commerce'], [sdk.change, [STORE_FILE, OLD_WORDS, NEW_WORDS]]),
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

    // The new shell with remotes for the previous sdk.
    expect((await release(portico, 'promote', 'shell', shell)).code).toBe(0);
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
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
      expect(answer?.status()).toBe(200);
      const { named = '', scripts, words } = await versionsOf(page);
      expect(scripts).toEqual([named]);
      expect(words).toBe(wordsOf[named]);
      seen.add(named);
    };
    for (let round = 0; round < CHANGES; round += 1) {
      await Promise.all([change(round), look()]);
      // A page of each version, however quick the changes are beside the pages.
      if (round < 2) await look();
    }
    expect([...seen].toSorted()).toEqual([older, newer].toSorted());
    expect(errors).toEqual([]);

    // The shell cannot be rolled back to an sdk that live or retained remotes do not support.
    const back = await release(portico, 'rollback', 'shell');
    expect(back.code).toBe(3);
    expect(back.err).toContain(`mfe-commerce ${newer} needs sdk ^${sdk.version}`);
    await context.close();
  } finally {
    changed.remove();
    await portico.stop();
    await portico.cleanUp();
  }
});
