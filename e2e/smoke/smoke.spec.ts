import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import {
  ALL_PAGES,
  buildBroken,
  CALLING_PAGE,
  forgetUses,
  GOOD_PAGES,
  pathOf,
} from '../support/broken-release.ts';
import { Portico } from '../support/portico.ts';
import { node, release, RUN } from '../support/release.ts';
import { expect, test } from '../support/test.ts';

const BROKEN = '9.0.0-broken';
const GOOD = '9.0.0-good';
const BY_HAND = '9.0.0-by-hand';
const METRICS_TOKEN = 'a-secret-of-operators';

/** Page, rule and words of its findings. */
const EXPECTED: [page: string, rule: string, words: RegExp][] = [
  ['throws', 'rendered', /^The page shows an error: .*Error code: load-broken/],
  ['map', 'globals', /^The page changed Array\.prototype\.map, which all apps share/],
  ['fetch', 'globals', /^The page changed fetch, which all apps share/],
  ['hides', 'shell', /^The navigation of the shell is not visible/],
  ['policy', 'policy', /^The page's policy was violated: style-src-elem/],
  ['plain', 'policy', /^The page blocks a script .*Trusted Types.* webpack: .* Rspack: .* Vite: /],
  ['plain', 'policy', /^The page blocks a script .*its hash.* webpack: .* Rspack: .* Vite: /],
  ['hangs', 'rendered', /^The page hangs: a script blocks it/],
  ['heavy', 'budget', /^The page loaded 1\d\d\d kB of the release .* the limit is 1000 kB/],
];

test('a worker finds the defects of each page, its verdict refuses the promote, and a good release passes', async () => {
  test.setTimeout(300_000);
  const portico = await Portico.start({ env: { METRICS_TOKEN } });
  try {
    const data = { DATA_DIR: portico.dataDir };
    const admin = await node([RUN, 'admin', 'keys', 'smoke', 'add', '--json'], { env: data });
    const { key } = JSON.parse(admin.out) as { key: string };
    const work = () =>
      node([RUN, 'smoke', '--url', portico.url, '--once'], { env: { PORTICO_SMOKE_KEY: key } });
    const publish = async (
      version: string,
      pages: readonly string[],
      change?: (dir: string) => void,
    ) => {
      const { dir } = await buildBroken(version, pages);
      change?.(dir);
      const { out, err } = await release(portico, 'publish', 'mfe-tools', '--dir', dir);
      expect(out + err).toContain('smoke run waiting');
    };

    await test.step('a broken release', async () => {
      await publish(BROKEN, ALL_PAGES);
      const { code, out, err } = await work();
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`mfe-tools ${BROKEN}: failed`);
      const list = await release(portico, 'list', 'mfe-tools', '--json');
      const [app] = JSON.parse(list.out) as ReleasedApp[];
      const smoke = app?.versions.find(({ version }) => version === BROKEN)?.smoke;
      expect(smoke?.failures.map(({ path }) => path)).toEqual([
        ...new Set(EXPECTED.map(([page]) => pathOf(page))),
      ]);
      for (const [page, rule, words] of EXPECTED) {
        const failure = smoke?.failures.find(({ path }) => path === pathOf(page));
        expect(failure?.findings).toContainEqual({ rule, words: expect.stringMatching(words) });
      }
      const widths = smoke?.failures[0]?.pictures.map(({ width }) => width);
      expect(widths).toEqual([1280, 390]);
    });

    await test.step('no report of the pages reaches the site', async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const metrics = await (await fetch(`${portico.url}/metrics`, { headers })).text();
      expect(metrics).toContain('route="/api/smoke/claim"');
      expect(metrics).not.toContain('route="/api/reports/');
    });

    await test.step('its promote is refused, with page and finding', async () => {
      const refused = await release(portico, 'promote', 'mfe-tools', BROKEN);
      expect(refused.code).toBe(3);
      expect(refused.err).toContain('/broken/hides: shell: The navigation of the shell is not');
    });

    await test.step('a release.json written by hand that omits a name of the sdk and a call is refused', async () => {
      await publish(BY_HAND, [CALLING_PAGE], forgetUses);
      const { out } = await work();
      expect(out).toContain(`mfe-tools ${BY_HAND}: failed`);
      const refused = await release(portico, 'promote', 'mfe-tools', BY_HAND);
      expect(refused.code).toBe(3);
      for (const omitted of [
        'uses request of @portico/sdk, which sdkExports of release.json does not list',
        'calls getPlans (GET /api/plans), which operations of release.json does not list',
      ])
        expect(refused.err).toContain(`declared: The page ${omitted}`);
    });

    await test.step('a good release passes and goes live', async () => {
      await publish(GOOD, [...GOOD_PAGES, CALLING_PAGE]);
      const { out } = await work();
      expect(out).toContain(`mfe-tools ${GOOD}: passed`);
      const promoted = await release(portico, 'promote', 'mfe-tools', GOOD);
      expect(promoted.out + promoted.err).toContain('smoke run passed');
      expect(promoted.code).toBe(0);
    });
  } finally {
    await portico.stop();
  }
});
