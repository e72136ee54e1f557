import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api.ts';
import { newPglite } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';

/** A full disk: existing bytes can be overwritten, files cannot grow. */
interface FullDisk {
  fill(): void | Promise<void>;
  free(): void | Promise<void>;
}

/** Simulates a full disk for PGlite, which writes its files through Node: files cannot grow. */
function diskOfPglite(): FullDisk {
  let spy: jest.SpyInstance | undefined;
  return {
    fill() {
      const write = fs.writeSync;
      const writeWithinFile = (
        file: number,
        bytes: Uint8Array,
        from: number,
        length: number,
        at: number,
      ) => {
        if (at + length <= fs.fstatSync(file).size) return write(file, bytes, from, length, at);
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      };
      spy = jest.spyOn(fs, 'writeSync').mockImplementation(writeWithinFile as typeof fs.writeSync);
    },
    free: () => spy?.mockRestore(),
  };
}

const SHARED = ['/api/history', '/api/templates', '/api/commands'];

function whileItIsFull(start: () => Promise<{ api: TestApi; disk: FullDisk }>) {
  test('writes are answered with 503 and Retry-After, reads succeed, and readiness is degraded', async () => {
    const { api, disk } = await start();
    const key = await api.newKey('*');
    const cookie = await api.signIn({ id: '444444444444444444', rank: 'Owner' });
    const now = Math.floor(Date.now() / 1000);
    const events = Array.from({ length: 5000 }, (_, index) => ({
      ...{ id: `event-${index}`, timestamp: now - index },
      ...{ guilds: 1, users: 1, ping: 1 },
    }));
    const push = () => api.push('POST', '/api/ingest/history', key, { events });
    const ready = async () => {
      const answer = await api.call('/api/health/ready');
      return [answer.status, await answer.json()];
    };
    await disk.fill();
    const refused = await push();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ type: 'urn:portico:problem:storage-full' });
    for (const path of [
      ...SHARED,
      '/api/history?range=7d',
      '/api/auth/me',
      '/api/account/sessions',
    ]) {
      const answer = await api.call(path, { headers: { cookie } });
      expect([path, answer.status, answer.headers.get('age')]).toEqual([path, 200, null]);
    }
    expect(await ready()).toEqual([200, { status: 'degraded', missing: ['storage'] }]);
    expect(await api.metrics()).toContain('portico_degraded{missing="storage"} 1');
    await disk.free();
    expect(await (await push()).json()).toMatchObject({ accepted: 5000 });
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    expect(await api.metrics()).toContain('portico_degraded{missing="storage"} 0');
  });
}

describe('a full disk', () => {
  describe('PGlite', () => {
    whileItIsFull(async () => ({ api: await startApi(await newPglite()), disk: diskOfPglite() }));

    test('is reopened after a panic because its log cannot grow', async () => {
      const disk = diskOfPglite();
      const api = await startApi(await newPglite());
      const key = await api.newKey('*');
      const etag = (await api.call('/api/commands')).headers.get('etag');
      await disk.fill();
      const log = sql`select pg_logical_emit_message(false, 'x', repeat('y', 4000000))`;
      await waitFor('the panic', () =>
        api
          .db()
          .execute(log)
          .then(
            () => false,
            () => true,
          ),
      );
      const answer = await api.call('/api/commands');
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, etag]);
      const events = [{ id: 'one', timestamp: 1, guilds: 1, users: 1, ping: 1 }];
      const push = () => api.push('POST', '/api/ingest/history', key, { events });
      const refused = await push();
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
      await disk.free();
      await waitFor('a write', async () => (await push()).status === 200);
      expect(await (await api.call('/api/history')).json()).toHaveLength(1);
    });
  });

  describe('PostgreSQL', () => {
    whileItIsFull(async () => {
      const postgres = await startPostgres();
      const databaseUrl = await postgres.newDatabase();
      const api = await startApi({ databaseUrl });
      return { api, disk: await postgres.fullDisk('history', databaseUrl) };
    });
  });
});
