import type { Page } from '@playwright/test';
import { fileUrl } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { breakAddress } from './faults.ts';
import type { NetworkFault } from './faults.ts';
import {
  card,
  expectFailureAndRecovery,
  go,
  isSameDocument,
  openHealthy,
  retry,
} from './faulty-pages.ts';
import { addressOf, buildFaultyReleases, pageName } from './faulty-release.ts';
import { startMirror } from './mirror.ts';
import { Portico } from './portico.ts';
import { expect, test as base } from './test.ts';

/*
 * A site of which two remotes are faulty. Each of their pages has a chunk and a style, and there is a
 * further chunk with a style. The files of one of them are served from another origin. A document tests
 * as many pages as possible, because document loads are slow.
 */
interface FaultySite {
  faulty: ReleaseManifest;
  /** The remote whose files come from the mirror. */
  crossOrigin: ReleaseManifest;
  mirror: Awaited<ReturnType<typeof startMirror>>;
}

/** Filled before the first test. */
export const site = {} as FaultySite;

export const test = base.extend<object, { portico: Portico }>({
  portico: [
    async ({}, use) => {
      const { faulty, crossOrigin, bootReleases } = await buildFaultyReleases();
      const mirror = await startMirror();
      Object.assign(site, { faulty, crossOrigin, mirror });
      const portico = await Portico.start({
        env: {
          BOOT_RELEASES: bootReleases,
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

/** Breaks the chunks or styles of several pages of one document in sequence. */
export async function breakPages(
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
export async function breakEntry(
  page: Page,
  release: () => ReleaseManifest,
  failure: NetworkFault,
) {
  await page.clock.install();
  const fault = await breakAddress(page, fileUrl(release(), LAYERS.entry(release())), failure);
  // A hanging file delays the load event.
  await page.goto(addressOf(release(), pageName(0)), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expectFailureAndRecovery(page, fault, { release: release(), hangs: failure === 'hangs' });
  expect(await isSameDocument(page)).toBe(true);
}

/** Breaks a further chunk of a working page: the whole page fails and recovers. */
export async function breakFurtherChunk(
  page: Page,
  release: ReleaseManifest,
  kind: '.js' | '.css',
) {
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

/** Breaks the registry while a page fails: Retry works without its response. */
export async function breakRegistry(page: Page, failures: readonly NetworkFault[]) {
  const { faulty } = site;
  await openHealthy(page);
  for (const [index, failure] of failures.entries()) {
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
}

export function filesOf({ scripts, styles }: { scripts: string[]; styles: string[] }) {
  return [...scripts, ...styles];
}
