import type { Page } from '@playwright/test';
import { fileUrl } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { NETWORK_FAULTS, breakAddress, breakSharedScope } from '../support/faults.ts';
import type { NetworkFault } from '../support/faults.ts';
import {
  expectFailureAndRecovery,
  card,
  go,
  isHealthy,
  isSameDocument,
  openHealthy,
  retry,
  throwAt,
} from '../support/faulty-pages.ts';
import {
  HOSTILE_PAGE,
  addressOf,
  buildFaultyReleases,
  pageName,
} from '../support/faulty-release.ts';
import { startMirror } from '../support/mirror.ts';
import { pageDataOf } from '../support/page-data.ts';
import { Portico } from '../support/portico.ts';
import { expect, test as base } from '../support/test.ts';

/*
 * Failures of a remote at every layer (issue 4 §5): layers x network faults x moments. A faulty
 * remote replaces two others. Each of its pages has a chunk and a style, and there is a further
 * chunk with a style. The files of one remote are served from another origin. A document tests as
 * many pages as possible, because document loads are slow.
 */
let faulty: ReleaseManifest;
let crossOrigin: ReleaseManifest;
let mirror: Awaited<ReturnType<typeof startMirror>>;

const test = base.extend<object, { portico: Portico }>({
  portico: [
    async ({}, use) => {
      const releases = await buildFaultyReleases();
      ({ faulty, crossOrigin } = releases);
      mirror = await startMirror();
      const portico = await Portico.start({
        env: {
          BOOT_RELEASES: releases.bootReleases,
          ASSET_ORIGINS: `${crossOrigin.name}=${mirror.origin}`,
        },
      });
      mirror.setSource(portico.url);
      await use(portico);
      mirror.stop();
      await portico.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const LAYERS = {
  entry: ({ entry }: ReleaseManifest) => entry,
  chunk: ({ pages }: ReleaseManifest, name: string) => pages[name]!.scripts.at(-1)!,
  style: ({ pages }: ReleaseManifest, name: string) => pages[name]!.styles[0]!,
};
type Layer = keyof typeof LAYERS;

const ALL = Object.keys(NETWORK_FAULTS) as NetworkFault[];
const MOMENTS = ['load', 'render', 'effect'] as const;

/** Breaks the chunks or styles of several pages of one document in sequence. */
async function breakPages(
  page: Page,
  release: ReleaseManifest,
  rows: readonly (readonly [Layer, NetworkFault])[],
) {
  await openHealthy(page);
  for (const [index, [layer, failure]] of rows.entries()) {
    const name = pageName(index);
    await test.step(`${layer} ${failure}`, async () => {
      const fault = await breakAddress(
        page,
        fileUrl(release, LAYERS[layer](release, name)),
        failure,
      );
      await go(page, addressOf(release, name));
      await expectFailureAndRecovery(page, fault, { release, name, hangs: failure === 'hangs' });
    });
  }
  expect(await isSameDocument(page)).toBe(true);
}

/** Breaks the entry, the first file that a page needs. */
async function breakEntry(page: Page, release: () => ReleaseManifest, failure: NetworkFault) {
  await page.clock.install();
  const fault = await breakAddress(page, fileUrl(release(), LAYERS.entry(release())), failure);
  // A hanging file delays the load event.
  await page.goto(addressOf(release(), pageName(0)), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expectFailureAndRecovery(page, fault, { release: release(), hangs: failure === 'hangs' });
  expect(await isSameDocument(page)).toBe(true);
}

/** Breaks a further chunk of a working page: the whole page fails and recovers. */
async function breakFurtherChunk(page: Page, release: ReleaseManifest, kind: '.js' | '.css') {
  await test.step(`a further chunk whose ${kind} has a changed byte`, async () => {
    const known = [release.entry, ...Object.values(release.pages).flatMap(filesOf)];
    const further = release.files.filter(({ path }) => !known.includes(path));
    const { path } = further.find((file) => file.path.endsWith(kind))!;
    const fault = await breakAddress(page, fileUrl(release, path), 'has a changed byte');
    await page.getByRole('button', { name: 'More' }).click();
    await expect(card(page, release)).toContainText('load-refused');
    await fault.restore();
    await retry(page);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('There is more')).toHaveCSS('letter-spacing', '5px');
  });
}

for (const failure of ALL) {
  test(`a remote whose entry ${failure} fails alone and recovers with Retry`, ({ page }) =>
    breakEntry(page, () => faulty, failure));
}

for (const layer of ['chunk', 'style'] as const) {
  test(`a remote with a failing ${layer} fails alone and recovers with Retry: ${ALL.join(', ')}`, ({
    page,
  }) =>
    breakPages(
      page,
      faulty,
      ALL.map((failure) => [layer, failure] as const),
    ));
}

test(`a remote recovers despite a failing registry: ${ALL.join(', ')}`, async ({ page }) => {
  await openHealthy(page);
  for (const [index, failure] of ALL.entries()) {
    const name = pageName(index);
    await test.step(`registry ${failure}`, async () => {
      const chunk = fileUrl(faulty, LAYERS.chunk(faulty, name));
      const fault = await breakAddress(page, chunk, 'cannot be reached');
      const registry = await breakAddress(page, '/api/registry', failure);
      await go(page, addressOf(faulty, name));
      await expectFailureAndRecovery(page, fault, { release: faulty, name });
      await registry.restore();
    });
  }
});

test('a remote without a shared module leaves the others alone and heals on Retry', async ({
  page,
}) => {
  await openHealthy(page);
  const fault = await breakSharedScope(page);
  await go(page, addressOf(faulty, pageName(0)));
  await expectFailureAndRecovery(page, fault, { release: faulty });
});

test(`a remote that throws fails alone and recovers with Retry: at ${MOMENTS.join(', ')}, in an event, in a further chunk`, async ({
  page,
}) => {
  await openHealthy(page);
  for (const [index, moment] of MOMENTS.entries()) {
    const name = pageName(index);
    await test.step(moment, async () => {
      await throwAt(page, moment);
      const beacon = page.waitForRequest('**/api/reports/beacon');
      await go(page, addressOf(faulty, name));
      const code = moment === 'load' ? 'load-broken' : 'render';
      await expect(card(page, faulty)).toContainText(`Error code: ${code}`);
      await expect(card(page, faulty)).not.toContainText('thrown at');
      await page.clock.fastForward(2_100);
      const report = (await beacon).postData() ?? '';
      expect(report).not.toContain('thrown at');
      const frames = [...report.matchAll(/"frame":(\{[^}]*\})/g)].map(
        ([, frame = '']) => JSON.parse(frame) as { remote: string; file: string },
      );
      expect(frames.map(({ remote }) => remote)).toContain(faulty.name);
      const files = faulty.files.map(({ path }) => path);
      expect(files).toEqual(expect.arrayContaining(frames.map(({ file }) => file)));
      await expectFailureAndRecovery(
        page,
        { restore: () => throwAt(page) },
        { release: faulty, name },
      );
    });
  }

  await test.step('event: the page stays, and a message names the remote', async () => {
    const button = page.getByRole('button', { name: /Clicked/ });
    await button.click();
    await throwAt(page, 'event');
    await button.click();
    const message = page
      .getByRole('status')
      .filter({ hasText: `${faulty.name} ${faulty.version}` });
    await expect(message.first()).toBeVisible();
    await expect(button).toHaveText('Clicked 1 times');
    await throwAt(page);
    await button.click();
    await expect(button).toHaveText('Clicked 2 times');
  });

  await breakFurtherChunk(page, faulty, '.js');
  expect(await isSameDocument(page)).toBe(true);
});

test('a stylesheet of a remote reaches its pages, and neither the frame nor an error card', async ({
  page,
}) => {
  await page.goto(addressOf(faulty, HOSTILE_PAGE));
  await isHealthy(page, HOSTILE_PAGE);
  await expect(page.getByRole('heading', { name: /^Page/ })).toHaveCSS(
    'text-transform',
    'uppercase',
  );
  const nav = page.getByRole('navigation').first();
  const footer = page.getByRole('contentinfo');
  for (const shown of [page.locator('html'), page.locator('body'), page.locator('main')]) {
    await expect(shown).toBeVisible();
    await expect(shown).toHaveCSS('text-transform', 'none');
  }
  for (const shown of [nav, footer]) {
    await expect(shown.getByRole('link').first()).toBeVisible();
    await expect(shown).toHaveCSS('opacity', '1');
    await expect(shown).toHaveCSS('text-transform', 'none');
  }
  await throwAt(page, 'render');
  await go(page, addressOf(faulty, pageName(1)));
  await expect(card(page, faulty)).toBeVisible();
  await expect(card(page, faulty)).toHaveCSS('text-transform', 'none');
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(nav).toBeVisible();
});

test('a prerendered page whose remote is absent stays readable under a Retry bar', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  const { registry } = await pageDataOf(page);
  const { entry, version } = registry.remotes.find(({ name }) => name === 'mfe-public')!;
  const fault = await breakAddress(page, entry, 'responds with 404');
  await page.goto('/');
  const bar = page.getByRole('alert').filter({ hasText: 'mfe-public' });
  await expect(bar).toContainText(version);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const layoutOf = () => title.evaluate((h1) => JSON.stringify(h1.getBoundingClientRect()));
  const before = await layoutOf();
  await fault.restore();
  await retry(page);
  await expect(bar).toHaveCount(0);
  expect(await layoutOf()).toBe(before);
});

test.describe('a remote whose files come from another origin', () => {
  const AWAY = ['responds with 404', 'has a changed byte', 'cannot be reached'] as const;

  test('works under the same content security policy, including chunks and styles', async ({
    page,
    problems,
  }) => {
    const name = pageName(0);
    mirror.served.length = 0;
    await page.goto(addressOf(crossOrigin, name));
    await isHealthy(page, name);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('There is more')).toHaveCSS('letter-spacing', '5px');
    const others = Object.entries(crossOrigin.pages).filter(([pageName]) => pageName !== name);
    const unneeded = new Set(others.flatMap(([, needs]) => filesOf(needs)));
    unneeded.add('mf-manifest.json');
    const files = crossOrigin.files
      .map(({ path }) => path)
      .filter((path) => !unneeded.has(path) && !path.endsWith('.map'));
    const needed = files.map((path) => fileUrl(crossOrigin, path)).toSorted();
    expect([...new Set(mirror.served)].toSorted()).toEqual(needed);
    expect(await problems()).toEqual([]);
  });

  for (const failure of AWAY) {
    test(`whose entry ${failure} recovers with Retry`, ({ page }) =>
      breakEntry(page, () => crossOrigin, failure));
  }

  test(`whose chunks and styles fail recovers with Retry: ${AWAY.join(', ')}`, async ({ page }) => {
    const rows = AWAY.flatMap((failure) => [
      ['chunk', failure] as const,
      ['style', failure] as const,
    ]);
    await breakPages(page, crossOrigin, rows);
    await breakFurtherChunk(page, crossOrigin, '.css');
  });
});

function filesOf({ scripts, styles }: { scripts: string[]; styles: string[] }) {
  return [...scripts, ...styles];
}
