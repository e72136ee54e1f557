import { delimiter, join } from 'node:path';
import { REMOTE_NAMES, globalNameOf } from '@portico/sdk/platform';
import type { PageRoute, ReleaseManifest } from '@portico/sdk/platform';
import { readReleaseFolder } from '../../src/platform/registry/read-release-folder.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';

const ROOT = join(__dirname, '../../..');
const ORIGIN = 'https://lumen.example';
const VERSION = '1.99.0';

let api: TestApi;
beforeAll(async () => {
  const folders = ['shell', ...REMOTE_NAMES].map((app) => join(ROOT, app, 'dist'));
  api = await startApi({
    env: { PUBLIC_ORIGIN: ORIGIN, BRAND_NAME: 'Lumen', BOOT_RELEASES: folders.join(delimiter) },
  });
  const key = await api.newKey('commands');
  const command = (name: string, category: string) => ({
    ...{ name, category, description: `Does ${name}`, permissions: '', arguments: '' },
  });
  const commands = [command('ban', 'moderation'), command('roll dice', 'games')];
  await api.push('PUT', '/api/ingest/commands', key, { revision: 1, commands });
  await goLive(api, await renamed());
});

/**
 * The release of mfe-public with another path for its commands, as a build of changed sources makes it: the API and all
 * other apps stay as they are.
 */
async function renamed() {
  const { manifest, files } = await readReleaseFolder(join(ROOT, 'mfe-public/dist'));
  const text = JSON.stringify(manifest).replace(/(?<!\/api)\/commands(?![\w.-])/g, '/reference');
  const changed = JSON.parse(text) as ReleaseManifest;
  const routes = changed.routes.map((route): PageRoute =>
    route.path === '/reference' ? { ...route, movedFrom: ['/commands'] } : route,
  );
  return {
    files: files as Map<string, Buffer>,
    manifest: {
      ...changed,
      routes,
      version: VERSION,
      globalName: manifestOf(manifest).globalName && globalNameOf('mfe-public', VERSION),
    },
  };
}

const manifestOf = (json: unknown) => json as ReleaseManifest;

async function open(path: string) {
  const answer = await api.call(path, { redirect: 'manual' });
  const html = await answer.text();
  const [, json = '{}'] = /type="application\/ld\+json">([^<]+)</.exec(html) ?? [];
  const graph = (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
  return { status: answer.status, to: answer.headers.get('location'), html, graph };
}

describe('a page that a release of its remote alone has renamed', () => {
  it('has documents with data, links and structured data under its new path', async () => {
    const list = await open('/reference');
    expect(list.html).toContain('href="/reference/moderation/ban"');
    expect(list.graph[0]).toMatchObject({ '@type': 'CollectionPage', url: `${ORIGIN}/reference` });
    const one = await open('/reference/games/roll-dice');
    expect(one.html).toContain('Does roll dice');
    expect(one.html).toContain(`<link rel="canonical" href="${ORIGIN}/reference/games/roll-dice">`);
    expect(one.graph[1]).toMatchObject({
      itemListElement: [
        { item: `${ORIGIN}/` },
        { name: 'Commands', item: `${ORIGIN}/reference` },
        { name: 'games', item: `${ORIGIN}/reference/games` },
        { item: `${ORIGIN}/reference/games/roll-dice` },
      ],
    });
  });

  it('has its redirects, its 404 pages and its search under the new path', async () => {
    expect(await open('/commands?q=ban')).toMatchObject({ status: 308, to: '/reference?q=ban' });
    expect(await open('/reference/Games/ROLL-dice')).toMatchObject({
      ...{ status: 302, to: '/reference/games/roll-dice' },
    });
    expect(await open('/reference/nonsense')).toMatchObject({ status: 302, to: '/reference' });
    expect((await open('/reference/moderation/nothing')).status).toBe(404);
    expect((await open('/commands/moderation/ban')).status).toBe(404);
    expect((await open('/')).graph[0]).toMatchObject({
      potentialAction: { target: { urlTemplate: `${ORIGIN}/reference?q={search}` } },
    });
  });

  it('leaves nothing of its former path in documents and in the sitemap', async () => {
    const { html: map } = await open('/sitemap.xml');
    for (const path of ['', '/games', '/moderation', '/games/roll-dice', '/moderation/ban'])
      expect(map).toContain(`<loc>${ORIGIN}/reference${path}</loc>`);
    const pages = [
      '/',
      '/reference',
      '/reference/games',
      '/reference/games/roll-dice',
      '/features',
    ];
    const texts = [map, ...(await Promise.all(pages.map(async (path) => (await open(path)).html)))];
    for (const text of texts) {
      const former = text
        .replace(/"movedFrom":\["\/commands"\]/g, '')
        .match(/.{40}(?<!\/api)\/commands(?![\w.-])/g);
      expect(former).toBeNull();
    }
  });
});
