import { eq } from 'drizzle-orm';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { PreviewRepository } from '../../src/platform/previews/preview.repository.ts';
import { PreviewService } from '../../src/platform/previews/preview.service.ts';
import { previews } from '../../src/platform/previews/preview.table.ts';
import { LiveRegistry } from '../../src/platform/registry/live/live-registry.service.ts';
import { RegistryRepository } from '../../src/platform/registry/database/registry.repository.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';
import { openAs, startPreview } from './browser.ts';

const NEW = { 'mfe-public': '1.1.0' };
const newPreview = (api: TestApi, versions: Record<string, string> = NEW) =>
  api.app.get(PreviewService).create({ versions, seconds: 600, by: OPERATOR });

onBothDatabases((newDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
    await api.app.get(RegistryService).publish(remoteRelease('1.1.0'), OPERATOR);
  });

  describe('a preview that cannot be shown', () => {
    const expectNotice = async (path: string, cookie: string, status: number, sentence: string) => {
      const answer = await openAs(api, path, cookie);
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
      const registry = await openAs(api, '/api/registry', `preview=${key}`);
      expect([registry.status, registry.headers.get('cache-control')]).toEqual([
        status,
        'private, no-store',
      ]);
    };

    it.each(['x', 'A'.repeat(43), 'a'.repeat(180), '%00', "';--"])(
      'shows a notice and never the live site with the made-up key %s',
      async (key) => {
        await expectAll(encodeURIComponent(key), 404, 'This preview link is not valid.');
      },
    );

    it('shows a notice and never the live site with an altered key', async () => {
      const { key } = await newPreview(api);
      const altered = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`;
      await expectAll(altered, 404, 'This preview link is not valid.');
    });

    it('shows a notice and never the live site with a version whose files were deleted', async () => {
      const old = remoteRelease('1.0.9', { operations: [] });
      await api.app.get(RegistryService).publish(old, OPERATOR);
      const { key } = await newPreview(api, { 'mfe-public': '1.0.9' });
      const cookie = await startPreview(api, key);
      const chosen = [{ name: 'mfe-public', version: '1.0.9' }];
      await api.app
        .get(RegistryRepository)
        .retire(() => Promise.resolve(chosen), OPERATOR, 'a test');
      await api.app.get(LiveRegistry).refresh();
      await expectNotice('/status', cookie, 410, 'no longer has the files');
      await expectAll(key, 410, 'no longer has the files');
      await expect(newPreview(api, { 'mfe-public': '1.0.9' })).rejects.toThrow(
        'no longer retained',
      );
      await expect(newPreview(api, { 'mfe-public': '9.9.9' })).rejects.toThrow(
        'has not been published',
      );
    });

    it('shows a notice and never the live site after its end', async () => {
      const { key, id } = await newPreview(api);
      const cookie = await startPreview(api, key);
      await api
        .db()
        .update(previews)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(previews.id, id));
      await expectNotice('/status', cookie, 410, 'This preview has ended.');
      await expectAll(key, 410, 'This preview has ended.');
    });

    it('shows a notice and never the live site after it was ended by hand; its row is deleted a month later', async () => {
      const { key, id } = await newPreview(api);
      const cookie = await startPreview(api, key);
      const repository = api.app.get(PreviewRepository);
      expect(await repository.revoke(id, OPERATOR)).toBe(true);
      expect(await repository.revoke(id, OPERATOR)).toBe(false);
      await expectNotice('/status', cookie, 410, 'This preview has ended.');
      const end = (days: number) =>
        api
          .db()
          .update(previews)
          .set({ expiresAt: new Date(Date.now() - days * 86_400_000) })
          .where(eq(previews.id, id));
      await end(29);
      await repository.trim();
      await expectNotice('/status', cookie, 410, 'This preview has ended.');
      await end(31);
      await repository.trim();
      await expectNotice('/status', cookie, 404, 'This preview link is not valid.');
    });
  });
});

describe('on two replicas', () => {
  it('a preview is shown and ended on both; while the database is down a notice is shown', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase();
    const one = await startApi({ databaseUrl });
    const two = await startApi({ databaseUrl });
    await goLive(one, shellRelease());
    await goLive(one, remoteRelease());
    await one.app.get(RegistryService).publish(remoteRelease('1.1.0'), OPERATOR);
    const { key } = await newPreview(one);
    const { key: other, id } = await newPreview(one);
    const headers = { cookie: `preview=${key}` };
    await waitFor('the live release', async () => (await two.call('/status')).status === 200);
    const shown = await two.call('/status', { headers });
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('mfe-public <code>1.1.0</code>');

    await one.app.get(PreviewRepository).revoke(id, OPERATOR);
    expect((await openAs(two, '/status', `preview=${other}`)).status).toBe(410);

    await postgres.down();
    for (const path of ['/status', '/api/registry']) {
      const answer = await two.call(path, { headers });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.text()).toContain('cannot check this preview at the moment');
    }
    expect((await two.call('/status')).status).toBe(200);
    await postgres.up();
  });
});
