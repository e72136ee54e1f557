import { eq } from 'drizzle-orm';
import type { PageData, RegistrySnapshot } from '@portico/sdk/platform';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { previews } from '../../src/platform/previews/preview.table.ts';
import { PreviewService } from '../../src/platform/previews/preview.service.ts';
import { RegistryService } from '../../src/platform/registry/registry.service.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';

const NEW = { 'mfe-public': '1.1.0' };
const dataOf = (html: string) =>
  JSON.parse(/id="portico-page">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageData;

onBothDatabases((newDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
    await api.app.get(RegistryService).publish(remoteRelease('1.1.0'), OPERATOR);
  });

  const create = (versions: Record<string, string> = NEW, seconds = 600) =>
    api.app.get(PreviewService).create({ versions, seconds, by: OPERATOR });
  const at = (path: string, cookie = '') =>
    api.call(path, { redirect: 'manual', headers: { cookie } });
  /** Opens a link. @returns the `Cookie` header of the browser afterwards */
  async function open(key: string, to = '/status'): Promise<string> {
    const answer = await at(`/preview/${key}?to=${encodeURIComponent(to)}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  const versionAt = async (path: string, cookie = '') => {
    const { registry } = dataOf(await (await at(path, cookie)).text());
    return registry.remotes.find(({ name }) => name === 'mfe-public')?.version;
  };

  it('a link shows the site with its versions to the browser that opened it, and to no other', async () => {
    const { key } = await create();
    const cookie = await open(key);
    expect(await versionAt('/status', cookie)).toBe('1.1.0');
    expect(await versionAt('/status')).toBe('1.0.0');
    const answer = await at('/api/registry', cookie);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.json()) as RegistrySnapshot).toMatchObject({
      remotes: [{ name: 'mfe-public', version: '1.1.0' }],
    });
    expect(((await (await at('/api/registry')).json()) as RegistrySnapshot).remotes).toMatchObject([
      { version: '1.0.0' },
    ]);
  });

  it('the link leaves no trace: the cookie is hidden from scripts, and the key is in no log', async () => {
    const { key } = await create();
    const answer = await at(`/preview/${key}?to=/status`);
    expect(answer.headers.getSetCookie()).toEqual([
      `preview=${key}; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(api.logs()).not.toContain(key);
    const rows = await api.db().select().from(previews);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'status'])(
    'a link to %s leads to the landing page',
    async (to) => {
      const { key } = await create();
      const answer = await at(`/preview/${key}?to=${encodeURIComponent(to)}`);
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it('no cache stores an answer of a preview, and no search engine lists it', async () => {
    const cookie = await open((await create()).key);
    for (const [path, status] of [
      ['/', 200],
      ['/status', 200],
      ['/status/', 308],
      ['/nope', 404],
    ] as const) {
      const answer = await at(path, cookie);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      if (status === 308) continue;
      const html = await answer.text();
      expect(html.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
      expect(dataOf(html)).toMatchObject({ isPreview: true, beaconSample: 0 });
    }
    const live = await at('/status');
    expect(live.headers.get('x-robots-tag')).toBeNull();
    expect(live.headers.get('cache-control')).toBe('private, no-cache');
    expect(dataOf(await live.text())).not.toHaveProperty('isPreview');
  });

  it('"Leave preview" leads back to the live site', async () => {
    const cookie = await open((await create()).key);
    const answer = await at('/preview/end?to=/status', cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/status']);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/);
  });

  describe('a preview that cannot be shown says so and never shows the live site', () => {
    const expectNotice = async (path: string, cookie: string, status: number, sentence: string) => {
      const answer = await at(path, cookie);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        status,
        'private, no-store',
      ]);
      expect(html).toContain(sentence);
      expect(html).toContain('href="/preview/end?to=%2F');
      expect(html).not.toContain('portico-page');
      expect(answer.headers.getSetCookie()).toEqual([]);
    };
    const expectAll = async (key: string, status: number, sentence: string) => {
      await expectNotice(`/preview/${key}`, '', status, sentence);
      await expectNotice('/status', `preview=${key}`, status, sentence);
      const registry = await at('/api/registry', `preview=${key}`);
      expect([registry.status, registry.headers.get('cache-control')]).toEqual([
        status,
        'private, no-store',
      ]);
    };

    it.each(['x', 'A'.repeat(43), 'a'.repeat(180), '%00', "';--"])(
      'with the made-up key %s',
      async (key) => {
        await expectAll(encodeURIComponent(key), 404, 'This preview link is not valid.');
      },
    );

    it('with an altered key', async () => {
      const { key } = await create();
      const altered = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`;
      await expectAll(altered, 404, 'This preview link is not valid.');
    });

    it('after its end', async () => {
      const { key, id } = await create();
      const cookie = await open(key);
      await api
        .db()
        .update(previews)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(previews.id, id));
      await expectNotice('/status', cookie, 410, 'This preview has ended.');
      await expectAll(key, 410, 'This preview has ended.');
    });
  });
});
