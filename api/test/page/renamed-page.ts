import { delimiter, join } from 'node:path';
import { REMOTE_NAMES } from '@portico/sdk/platform';
import type { TestRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { siteOf } from '../support/site-pack.ts';

export const ROOT = join(__dirname, '../../..');
const ORIGIN = 'https://lumen.example';

/**
 * Tests that a site follows a release of mfe-public alone in which the commands are at `/reference`: the API and all other
 * apps stay as they are.
 * @param release makes it
 */
export function itFollowsTheRelease(release: () => Promise<TestRelease>): void {
  let api: TestApi;
  beforeAll(async () => {
    const renamed = await release();
    const folders = ['shell', ...REMOTE_NAMES].map((app) => join(ROOT, app, 'dist'));
    api = await startApi({
      env: {
        PUBLIC_ORIGIN: ORIGIN,
        SITE_DIR: siteOf('Lumen'),
        BOOT_RELEASES: folders.join(delimiter),
      },
    });
    const key = await api.newKey('commands');
    const command = (name: string, category: string) => ({
      ...{ name, category, description: `Does ${name}`, permissions: '', arguments: '' },
    });
    const commands = [command('ban', 'moderation'), command('roll dice', 'games')];
    await api.push('PUT', '/api/ingest/commands', key, { revision: 1, commands });
    await goLive(api, renamed);
  }, 300_000);

  async function open(path: string) {
    const answer = await api.call(path, { redirect: 'manual' });
    const html = await answer.text();
    const [, json = '{}'] = /type="application\/ld\+json">([^<]+)</.exec(html) ?? [];
    const graph = (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
    return { status: answer.status, to: answer.headers.get('location'), html, graph };
  }

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
    // The landing page has the links of the site pack, which are redirected until its author changes them.
    const pages = ['/reference', '/reference/games', '/reference/games/roll-dice', '/features'];
    const texts = [map, ...(await Promise.all(pages.map(async (path) => (await open(path)).html)))];
    for (const text of texts) {
      const former = text
        .replace(/"movedFrom":\["\/commands"\]/g, '')
        .match(/.{40}(?<!\/api)\/commands(?![\w.-])/g);
      expect(former).toBeNull();
    }
  });
}
