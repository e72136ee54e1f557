import type { Page } from '@playwright/test';
import { fileUrl } from 'shared/platform';
import type { ReleaseManifest } from 'shared/platform';
import { ANSWERS, breakAddress, breakSharedScope } from '../support/faults.ts';
import type { AnswerName } from '../support/faults.ts';
import {
  breaksAndHeals,
  card,
  go,
  isHealthy,
  isSameDocument,
  openHealthy,
  retry,
  throwAt,
} from '../support/faulty-pages.ts';
import { addressOf, buildFaultyReleases, pageName } from '../support/faulty-release.ts';
import { startMirror } from '../support/mirror.ts';
import { pageDataOf } from '../support/page-data.ts';
import { Portico } from '../support/portico.ts';
import { expect, test as base } from '../support/test.ts';

/*
 * Every way of a remote to fail, at every layer (issue 4 §5): the table is layers x answers x moments.
 * A remote that breaks on demand is live in the place of two others, with pages of a chunk and a
 * style each, and a further chunk with a style. The files of one come from another origin.
 * A document breaks and heals as many pages as it can: loads are what takes time.
 */
let faulty: ReleaseManifest;
let abroad: ReleaseManifest;
let mirror: Awaited<ReturnType<typeof startMirror>>;

const test = base.extend<object, { portico: Portico }>({
  portico: [
    async ({}, use) => {
      const releases = await buildFaultyReleases();
      ({ faulty, abroad } = releases);
      mirror = await startMirror();
      const portico = await Portico.start({
        env: {
          BOOT_RELEASES: releases.bootReleases,
          ASSET_ORIGINS: `${abroad.name}=${mirror.origin}`,
        },
      });
      mirror.mirrors(portico.url);
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

const ALL = Object.keys(ANSWERS) as AnswerName[];
const MOMENTS = ['load', 'render', 'effect'] as const;

/** Pages of one document break by their chunks or styles, one after the other. */
async function breakPages(
  page: Page,
  release: ReleaseManifest,
  rows: readonly (readonly [Layer, AnswerName])[],
) {
  await openHealthy(page);
  for (const [index, [layer, answer]] of rows.entries()) {
    const name = pageName(index);
    await test.step(`${layer} ${answer}`, async () => {
      const fault = await breakAddress(
        page,
        fileUrl(release, LAYERS[layer](release, name)),
        answer,
      );
      await go(page, addressOf(release, name));
      await breaksAndHeals(page, fault, { release, name, hangs: answer === 'hangs' });
    });
  }
  expect(await isSameDocument(page)).toBe(true);
}

/** The entry of a document breaks: it is the first that the page needs. */
async function breakEntry(page: Page, release: () => ReleaseManifest, answer: AnswerName) {
  await page.clock.install();
  const fault = await breakAddress(page, fileUrl(release(), LAYERS.entry(release())), answer);
  // A file that hangs keeps the load event back.
  await page.goto(addressOf(release(), pageName(0)), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await breaksAndHeals(page, fault, { release: release(), hangs: answer === 'hangs' });
  expect(await isSameDocument(page)).toBe(true);
}

/** On a healthy page: its further chunk is refused, the page fails as one, and heals as one. */
async function breakFurtherChunk(page: Page, release: ReleaseManifest, kind: '.js' | '.css') {
  await test.step(`a further chunk whose ${kind} has a changed byte`, async () => {
    const known = [release.entry, ...Object.values(release.pages).flatMap(filesOf)];
    const further = release.files.filter(({ path }) => !known.includes(path));
    const { path } = further.find((file) => file.path.endsWith(kind))!;
    const fault = await breakAddress(page, fileUrl(release, path), 'has a changed byte');
    await page.getByRole('button', { name: 'More' }).click();
    await expect(card(page, release)).toContainText('refused');
    await fault.mend();
    await retry(page);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('There is more')).toHaveCSS('letter-spacing', '5px');
  });
}

for (const answer of ALL) {
  test(`a remote whose entry ${answer} leaves the others alone and heals on Retry`, ({ page }) =>
    breakEntry(page, () => faulty, answer));
}

for (const layer of ['chunk', 'style'] as const) {
  test(`a remote whose ${layer} fails leaves the others alone and heals on Retry: ${ALL.join(', ')}`, ({
    page,
  }) =>
    breakPages(
      page,
      faulty,
      ALL.map((answer) => [layer, answer] as const),
    ));
}

test(`a remote heals although the registry fails: ${ALL.join(', ')}`, async ({ page }) => {
  await openHealthy(page);
  for (const [index, answer] of ALL.entries()) {
    const name = pageName(index);
    await test.step(`registry ${answer}`, async () => {
      const chunk = fileUrl(faulty, LAYERS.chunk(faulty, name));
      const fault = await breakAddress(page, chunk, 'cannot be reached');
      const registry = await breakAddress(page, '/api/registry', answer);
      await go(page, addressOf(faulty, name));
      await breaksAndHeals(page, fault, { release: faulty, name });
      await registry.mend();
    });
  }
});

test('a remote without a shared module leaves the others alone and heals on Retry', async ({
  page,
}) => {
  await openHealthy(page);
  const fault = await breakSharedScope(page);
  await go(page, addressOf(faulty, pageName(0)));
  await breaksAndHeals(page, fault, { release: faulty });
});

test(`a remote that throws leaves the others alone and heals on Retry: at ${MOMENTS.join(', ')}, in an event, in a further chunk`, async ({
  page,
}) => {
  await openHealthy(page);
  for (const [index, moment] of MOMENTS.entries()) {
    const name = pageName(index);
    await test.step(moment, async () => {
      await throwAt(page, moment);
      await go(page, addressOf(faulty, name));
      await expect(card(page, faulty)).toContainText(`thrown at ${moment}`);
      await breaksAndHeals(page, { mend: () => throwAt(page) }, { release: faulty, name });
    });
  }

  await test.step('event: the page stays, and a message names the part', async () => {
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

test('a prerendered page whose remote is absent stays readable under a Retry bar', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  const { registry } = await pageDataOf(page);
  const { entry, version } = registry.remotes.find(({ name }) => name === 'mfe-public')!;
  const fault = await breakAddress(page, entry, 'answers 404');
  await page.goto('/');
  const bar = page.getByRole('alert').filter({ hasText: 'mfe-public' });
  await expect(bar).toContainText(version);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const lookOf = () => title.evaluate((h1) => JSON.stringify(h1.getBoundingClientRect()));
  const kept = await lookOf();
  await fault.mend();
  await retry(page);
  await expect(bar).toHaveCount(0);
  expect(await lookOf()).toBe(kept);
});

test.describe('a remote whose files come from another origin', () => {
  const AWAY = ['answers 404', 'has a changed byte', 'cannot be reached'] as const;

  test('works under the same policy, its chunks and styles included', async ({
    page,
    problems,
  }) => {
    const name = pageName(0);
    mirror.served.length = 0;
    await page.goto(addressOf(abroad, name));
    await isHealthy(page, name);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('There is more')).toHaveCSS('letter-spacing', '5px');
    const others = Object.entries(abroad.pages).filter(([one]) => one !== name);
    const unneeded = new Set(others.flatMap(([, needs]) => filesOf(needs)));
    unneeded.add('mf-manifest.json');
    const files = abroad.files.map(({ path }) => path).filter((path) => !unneeded.has(path));
    const needed = files.map((path) => fileUrl(abroad, path)).toSorted();
    expect([...new Set(mirror.served)].toSorted()).toEqual(needed);
    expect(await problems()).toEqual([]);
  });

  for (const answer of AWAY) {
    test(`whose entry ${answer}, heals on Retry`, ({ page }) =>
      breakEntry(page, () => abroad, answer));
  }

  test(`whose chunks and styles fail, heals on Retry: ${AWAY.join(', ')}`, async ({ page }) => {
    const rows = AWAY.flatMap((answer) => [['chunk', answer] as const, ['style', answer] as const]);
    await breakPages(page, abroad, rows);
    await breakFurtherChunk(page, abroad, '.css');
  });
});

function filesOf({ scripts, styles }: { scripts: string[]; styles: string[] }) {
  return [...scripts, ...styles];
}
