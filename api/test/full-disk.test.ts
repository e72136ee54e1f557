import fs from 'node:fs';
import { startApi, type TestApi } from './support/api.ts';
import { startPostgres } from './support/postgres.ts';

/** A disk without room: what exists can be written over, nothing can grow. */
interface FullDisk {
  fill(): void | Promise<void>;
  free(): void | Promise<void>;
}

/** PGlite writes its files through Node: a write beyond the end of one finds no space. */
const diskOfPglite: FullDisk = {
  fill() {
    const write = fs.writeSync;
    const refusing = (
      file: number,
      bytes: Uint8Array,
      from: number,
      length: number,
      at: number,
    ) => {
      if (at + length <= fs.fstatSync(file).size) return write(file, bytes, from, length, at);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    jest.spyOn(fs, 'writeSync').mockImplementation(refusing as typeof fs.writeSync);
  },
  free: () => void jest.restoreAllMocks(),
};

const SHARED = ['/api/history', '/api/templates', '/api/commands'];

function whileItIsFull(start: () => Promise<{ api: TestApi; disk: FullDisk }>) {
  test('writes are answered with 503 and when to come again, reads go on, readiness says degraded', async () => {
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
    await disk.free();
    expect(await (await push()).json()).toMatchObject({ accepted: 5000 });
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  });
}

describe('on a full disk', () => {
  describe('PGlite', () => {
    whileItIsFull(async () => ({ api: await startApi(), disk: diskOfPglite }));
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
