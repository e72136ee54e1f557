import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistrySnapshot } from '@portico/sdk/platform';
import { RetentionService } from '../../src/platform/registry/publishing/retention.service.ts';
import { contentHash } from '../../src/platform/registry/release/content-hash.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';
import { remoteRelease, shellRelease, writeRelease } from './fixtures.ts';
import { goLive } from './go-live.ts';

const versionOn = async (api: TestApi) => {
  const answer = await api.call('/api/registry');
  if (!answer.ok) return undefined;
  const { remotes } = (await answer.json()) as RegistrySnapshot;
  return remotes[0]?.version;
};

describe('replicas on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });

  it('replicas are notified of a release and serve its files', async () => {
    const databaseUrl = await postgres.newDatabase();
    const one = await startApi({ databaseUrl });
    const two = await startApi({ databaseUrl });
    await goLive(one, shellRelease());
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await goLive(one, remoteRelease(version));
      await waitFor('the other replica', async () => (await versionOn(two)) === version);
      const file = await two.call(`/mfe/mfe-public/${version}/remoteEntry.js`);
      expect(file.status).toBe(200);
    }
  });

  it('replicas serve files of a version before they are notified of it', async () => {
    const databaseUrl = await postgres.newDatabase();
    const one = await startApi({ databaseUrl });
    const two = await startApi({ databaseUrl });
    await goLive(one, remoteRelease('3.0.0'));
    expect((await two.call('/mfe/mfe-public/3.0.0/remoteEntry.js')).status).toBe(200);
  });

  it('replicas delete the files of retired releases from their own disks', async () => {
    const databaseUrl = await postgres.newDatabase();
    const env = { RETAIN_RELEASES: '1', RETAIN_DAYS: '1' };
    const one = await startApi({ databaseUrl, env });
    const two = await startApi({ databaseUrl, env });
    await goLive(one, shellRelease());
    const old = remoteRelease('1.0.0');
    for (const release of [old, remoteRelease('1.1.0'), remoteRelease('1.2.0')]) {
      await goLive(one, release);
    }
    // A request of an open tab writes a version that is not live to the disk cache.
    expect((await two.call('/mfe/mfe-public/1.0.0/remoteEntry.js')).status).toBe(200);
    const hash = contentHash(old.files.get('remoteEntry.js')!);
    const kept = ['releases/mfe-public@1.0.0.json', `blobs/${hash.slice(0, 2)}/${hash}`].map(
      (path) => join(two.dataDir, 'registry-cache', path),
    );
    expect(kept.map((path) => existsSync(path))).toEqual([true, true]);
    await one.app.get(RetentionService).sweep(Date.now() + 30 * 86_400_000);
    await waitFor('the deletion of the files', () => !kept.some((path) => existsSync(path)));
    expect((await two.call('/mfe/mfe-public/1.0.0/remoteEntry.js')).status).toBe(404);
    expect((await two.call('/mfe/mfe-public/1.1.0/remoteEntry.js')).status).toBe(200);
    expect((await two.call('/status')).status).toBe(200);
  });

  it('replicas start concurrently with the same boot releases', async () => {
    const databaseUrl = await postgres.newDatabase();
    const folder = await writeRelease(join(tempFolder(), 'shell'), shellRelease());
    const env = { BOOT_RELEASES: folder };
    const both = await Promise.all([
      startApi({ databaseUrl, env }),
      startApi({ databaseUrl, env }),
    ]);
    for (const api of both) expect((await api.call('/api/registry')).status).toBe(200);
    const events = await postgres.query('select * from channel_events', databaseUrl);
    expect(events).toHaveLength(1);
  });

  it('replicas serve pages and files from disk until the database is available again', async () => {
    const databaseUrl = await postgres.newDatabase();
    const first = await startApi({ databaseUrl });
    await goLive(first, shellRelease());
    await goLive(first, remoteRelease('1.0.0'));
    const { dataDir } = first;

    await postgres.down();
    const status = async (api: TestApi, path: string) => (await api.call(path)).status;
    expect(await status(first, '/status')).toBe(200);
    expect(await status(first, '/mfe/mfe-public/1.0.0/status.js')).toBe(200);
    expect(await status(first, '/mfe/mfe-public/7.0.0/status.js')).toBe(404);
    const page = await first.call('/', { headers: { cookie: `session=${'a'.repeat(43)}` } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('"session":{"status":503}');
    await first.stop();

    const second = await startApi({ databaseUrl, dataDir });
    expect(await status(second, '/')).toBe(200);
    expect(await status(second, '/status')).toBe(200);
    expect(await status(second, '/mfe/mfe-public/1.0.0/remoteEntry.js')).toBe(200);
    expect(await versionOn(second)).toBe('1.0.0');

    await postgres.up();
    await waitFor('readiness', async () => {
      const ready = await second.call('/api/health/ready');
      return ready.status === 200;
    });
    await goLive(second, remoteRelease('1.1.0'));
    expect(await versionOn(second)).toBe('1.1.0');
  });

  it('replicas answer 503 while neither the database nor the disk has a shell', async () => {
    const databaseUrl = await postgres.newDatabase();
    const api = await startApi({ databaseUrl });
    await goLive(api, shellRelease());
    expect((await api.call('/nope')).status).toBe(404);
    await api.stop();
    await rm(join(api.dataDir, 'registry-cache'), { recursive: true });
    await postgres.down();
    const empty = await startApi({ databaseUrl, dataDir: api.dataDir });
    expect((await empty.call('/')).status).toBe(503);
    expect((await empty.call('/api/registry')).status).toBe(503);
    await postgres.up();
    await waitFor('the registry', async () => (await empty.call('/nope')).status === 404);
  });
});
