import { NOTICES_FILE, SBOM_FILE, fileUrl } from '@portico/sdk/platform';
import { breakAddress, breakSharedScope } from '../support/faults.ts';
import type { NetworkFault } from '../support/faults.ts';
import {
  card,
  expectFailureAndRecovery,
  go,
  isHealthy,
  isSameDocument,
  openHealthy,
  retry,
  throwAt,
} from '../support/faulty-pages.ts';
import { HOSTILE_PAGE, addressOf, pageName } from '../support/faulty-release.ts';
import {
  breakEntry,
  breakFurtherChunk,
  breakPages,
  breakRegistry,
  filesOf,
  site,
  test,
} from '../support/faulty-site.ts';
import { pageDataOf } from '../support/page-data.ts';
import { expect } from '../support/test.ts';

/*
 * Failures of a remote at every layer and moment, with the most different faults. `npm test --
 * chaos faults` has every fault at every layer.
 */
const FAULTS = ['cannot be reached', 'has a changed byte'] as const satisfies NetworkFault[];
const MOMENTS = ['load', 'render', 'effect'] as const;

for (const failure of [...FAULTS, 'hangs'] as const) {
  test(`a remote whose entry ${failure} fails alone and recovers with Retry`, ({ page }) =>
    breakEntry(page, () => site.faulty, failure));
}

test(`a remote with a failing chunk or style fails alone and recovers with Retry: ${FAULTS.join(', ')}`, ({
  page,
}) =>
  breakPages(
    page,
    site.faulty,
    FAULTS.flatMap((failure) => [['chunk', failure] as const, ['style', failure] as const]),
  ));

test('a remote recovers despite a registry that hangs or responds with 500', ({ page }) =>
  breakRegistry(page, ['hangs', 'responds with 500']));

test('a remote without a shared module fails alone and recovers with Retry', async ({ page }) => {
  await openHealthy(page);
  const fault = await breakSharedScope(page);
  await go(page, addressOf(site.faulty, pageName(0)));
  await expectFailureAndRecovery(page, fault, { release: site.faulty });
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
      await go(page, addressOf(site.faulty, name));
      const code = moment === 'load' ? 'load-broken' : 'render';
      await expect(card(page, site.faulty)).toContainText(`Error code: ${code}`);
      await expect(card(page, site.faulty)).not.toContainText('thrown at');
      await page.clock.fastForward(2_100);
      const report = (await beacon).postData() ?? '';
      expect(report).not.toContain('thrown at');
      const frames = [...report.matchAll(/"frame":(\{[^}]*\})/g)].map(
        ([, frame = '']) => JSON.parse(frame) as { remote: string; file: string },
      );
      expect(frames.map(({ remote }) => remote)).toContain(site.faulty.name);
      const files = site.faulty.files.map(({ path }) => path);
      expect(files).toEqual(expect.arrayContaining(frames.map(({ file }) => file)));
      await expectFailureAndRecovery(
        page,
        { restore: () => throwAt(page) },
        { release: site.faulty, name },
      );
    });
  }

  await test.step('event: the page stays, and a message contains the remote', async () => {
    const button = page.getByRole('button', { name: /Clicked/ });
    await button.click();
    await throwAt(page, 'event');
    await button.click();
    const message = page
      .getByRole('status')
      .filter({ hasText: `${site.faulty.name} ${site.faulty.version}` });
    await expect(message.first()).toBeVisible();
    await expect(button).toHaveText('Clicked 1 times');
    await throwAt(page);
    await button.click();
    await expect(button).toHaveText('Clicked 2 times');
  });

  await breakFurtherChunk(page, site.faulty, '.js');
  expect(await isSameDocument(page)).toBe(true);
});

test('a stylesheet of a remote applies to its pages, not to the frame or an error card', async ({
  page,
}) => {
  await page.goto(addressOf(site.faulty, HOSTILE_PAGE));
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
  await go(page, addressOf(site.faulty, pageName(1)));
  await expect(card(page, site.faulty)).toBeVisible();
  await expect(card(page, site.faulty)).toHaveCSS('text-transform', 'none');
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(nav).toBeVisible();
});

test('a prerendered page whose remote does not load stays readable under a Retry bar', async ({
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
  test('works under the same content security policy, including chunks and styles', async ({
    page,
    problems,
  }) => {
    const name = pageName(0);
    site.mirror.served.length = 0;
    await page.goto(addressOf(site.crossOrigin, name));
    await isHealthy(page, name);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('There is more')).toHaveCSS('letter-spacing', '5px');
    const others = Object.entries(site.crossOrigin.pages).filter(([pageName]) => pageName !== name);
    const unneeded = new Set(others.flatMap(([, needs]) => filesOf(needs)));
    for (const path of ['mf-manifest.json', NOTICES_FILE, SBOM_FILE]) unneeded.add(path);
    const files = site.crossOrigin.files
      .map(({ path }) => path)
      .filter((path) => !unneeded.has(path) && !path.endsWith('.map'));
    const needed = files.map((path) => fileUrl(site.crossOrigin, path)).toSorted();
    expect([...new Set(site.mirror.served)].toSorted()).toEqual(needed);
    expect(await problems()).toEqual([]);
  });

  test('whose chunk has a changed byte recovers with Retry', async ({ page }) => {
    await breakPages(page, site.crossOrigin, [['chunk', 'has a changed byte']]);
    await breakFurtherChunk(page, site.crossOrigin, '.css');
  });
});
