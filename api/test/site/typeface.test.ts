import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { changeFile, sitePack } from '../support/site-pack.ts';
import { waitFor } from '../support/wait.ts';
import { NO_FOLDER, packFiles, SiteReleaser } from './site-releaser.ts';

const FONT = createRequire(__filename).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

const TYPEFACE = {
  ...{ family: 'Nova Sans', file: 'fonts/nova.woff2' },
  ...{ weights: '400 700', license: 'OFL-1.1' },
};

function packWithFont(): string {
  const folder = sitePack((facts) =>
    Object.assign(facts, { typeface: TYPEFACE, tokens: { 'radius-m': 4 } }),
  );
  mkdirSync(join(folder, 'fonts'));
  copyFileSync(FONT, join(folder, 'fonts/nova.woff2'));
  return folder;
}

const fontsIn = (html: string) =>
  Array.from(html.matchAll(/src:url\((\/[^)]+\.woff2)\)/g), ([, path = '']) => path);

describe('a pack with a typeface', () => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    folder = packWithFont();
    api = await startApi({ env: { SITE_DIR: folder, DEVELOPMENT: '1' } });
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
  });

  it('is shown in it: the font is preloaded, declared for all texts, and allowed by the policy', async () => {
    const page = await api.call('/');
    const html = await page.text();
    const [common = '', ...others] = fontsIn(html);
    expect(common).toMatch(/^\/cdn\/fonts\/[0-9a-f]{16}-common\.woff2$/);
    expect(others).toHaveLength(2);
    expect(html).toContain(
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${common}">`,
    );
    expect(html.match(/<link rel="preload" as="font"/g)).toHaveLength(1);
    expect(html).toContain('font-family:"Nova Sans";font-weight:400 700;font-display:swap');
    // It replaces the token of the frame, which stands before it.
    expect(html.lastIndexOf('--font-sans:')).toBe(html.indexOf('--font-sans:"Nova Sans",'));
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  it('has the tokens of the pack behind those of the frame', async () => {
    const html = await (await api.call('/')).text();
    expect(html.match(/--radius-m:[^;]+;/g)?.at(-1)).toBe('--radius-m:4px;');
  });

  it('serves each part for good, cut to its characters, and nothing else', async () => {
    const [common = '', ...others] = fontsIn(await (await api.call('/')).text());
    for (const path of [common, ...others]) {
      const answer = await api.call(path);
      expect(answer.headers.get('content-type')).toBe('font/woff2');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
    for (const path of [
      common.replace('common', 'constructor'),
      common.replace(/[0-9a-f]{16}/, '0'.repeat(16)),
      ...['/cdn/fonts/nova.woff2', '/cdn/fonts/..%2fsite.yaml', '/cdn/nova.woff2'],
    ])
      expect([path, (await api.call(path)).status]).toEqual([path, 404]);
  });

  it('names its license beside those of the scripts', async () => {
    expect(await (await api.call('/third-party-notices')).text()).toContain(
      'The typeface Nova Sans of this site: OFL-1.1',
    );
  });

  it('has another address for another font', async () => {
    const [before = ''] = fontsIn(await (await api.call('/')).text());
    changeFile(folder, 'site.yaml', (text) => text.replace('400 700', '300 900'));
    await waitFor('the other font', async () => {
      const [now = before] = fontsIn(await (await api.call('/')).text());
      return now !== before;
    });
    expect((await api.call(before)).status).toBe(404);
  });
});

test('a pack without one has the typeface of the shell', async () => {
  const api = await startApi();
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease());
  expect(await (await api.call('/')).text()).not.toContain('/cdn/fonts/');
});

test('a font that is broken is refused by the publish, with its file', async () => {
  const api = await startApi({ env: NO_FOLDER });
  const team = await SiteReleaser.of(api);
  const files = new Map(await packFiles((facts) => (facts['typeface'] = TYPEFACE)));
  files.set('fonts/nova.woff2', Buffer.from('wOF2 and nothing else'));
  const { status, body } = await team.publish(files);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('cannot be read as a font of the weights 400 700');
});
