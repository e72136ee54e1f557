import { requireReleases } from '../../src/app/require-releases.ts';
import { Config } from '../../src/core/config/config.ts';
import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

describe('while the database is unavailable', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  const status = async (api: TestApi, path: string) => (await api.call(path)).status;
  const ready = async (api: TestApi) => {
    const answer = await api.call('/api/health/ready');
    return [answer.status, await answer.json()];
  };
  const recovers = (api: TestApi) =>
    waitFor('ready again', async () => JSON.stringify(await ready(api)).includes('"ok"'));

  test('a start without the database serves what it can and recovers', async () => {
    const databaseUrl = await postgres.newDatabase();
    await postgres.down();
    const api = await startApi({ databaseUrl });
    expect(await status(api, '/api/health/live')).toBe(200);
    expect(await status(api, '/api/health/ready')).toBe(503);
    const refused = await api.call('/api/team');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ type: 'urn:portico:problem:database-away' });
    await postgres.up();
    await recovers(api);
    expect(await status(api, '/api/team')).toBe(200);
  });

  test('a start without the database adds the first Owners after the connection', async () => {
    const databaseUrl = await postgres.newDatabase();
    const owners = ['100000000000000001', '100000000000000002'];
    await postgres.down();
    const api = startProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: tempFolder(),
      STAFF_OWNER_IDS: owners.join(','),
    });
    const url = await api.ready;
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/api/team`)).status).toBe(503);
    await postgres.up();
    const made = await waitFor('the Owners', async () => {
      const team = await fetch(`${url}/api/team`);
      if (!team.ok) return undefined;
      const ids = ((await team.json()) as { user_id: string }[]).map(({ user_id: id }) => id);
      return ids.length > 0 && ids;
    });
    expect(made).toEqual(owners);
  });

  test('a version without the operations of releases is refused by "migrate", and its start without the database exits after the connection', async () => {
    const databaseUrl = await postgres.newDatabase();
    const operations = jest.spyOn(RouteCatalog.prototype, 'operations');
    operations.mockReturnValue(['getMoon']);
    const before = await startApi({ databaseUrl });
    await goLive(before, shellRelease());
    await goLive(before, remoteRelease('1.0.0', { operations: ['getMoon'] }));
    const config = before.app.get(Config);
    await requireReleases(config);
    operations.mockRestore();
    const refusal = 'mfe-public 1.0.0 calls getMoon, which this API does not have';
    await expect(requireReleases(config)).rejects.toThrow(refusal);
    await before.stop();

    await postgres.down();
    const api = startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: tempFolder() });
    expect((await fetch(`${await api.ready}/api/health/ready`)).status).toBe(503);
    await postgres.up();
    expect(await api.ended).toBe(1);
    expect(api.output()).toContain(refusal);
  });

  test('a connection that breaks during a write or a read is answered with 503 and writes nothing', async () => {
    const databaseUrl = await postgres.newDatabase();
    const api = await startApi({ databaseUrl });
    const key = await api.newKey('*');
    const at = Math.floor(Date.now() / 1000);
    const events = [{ id: 'cut', timestamp: at, guilds: 1, users: 1, ping: 1 }];
    // A lock on the last written table keeps the transaction open.
    const held = postgres.query(
      `begin; lock table revisions in access exclusive mode; select pg_sleep(600)`,
      databaseUrl,
    );
    held.catch(() => undefined);
    const waiting = (kind: string) =>
      `select pid from pg_stat_activity where datname = current_database() and ${kind}`;
    await waitFor(
      'the lock is held',
      async () => (await postgres.query(waiting(`wait_event = 'PgSleep'`), databaseUrl)).length > 0,
    );
    // The write is a transaction, whose rollback also fails; the read is a statement of its own.
    const write = api.push('POST', '/api/ingest/history', key, { events });
    const read = api.call('/api/history');
    const ours = `wait_event_type = 'Lock' and application_name = 'portico'`;
    for (const statement of ['insert', 'select']) {
      const waits = waiting(`${ours} and query like '${statement}%revisions%'`);
      await waitFor(
        `the ${statement} waits`,
        async () => (await postgres.query(waits, databaseUrl)).length > 0,
      );
    }
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`,
      databaseUrl,
    );
    expect((await write).status).toBe(503);
    expect((await read).status).toBe(503);
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`,
      databaseUrl,
    );
    expect(await (await api.call('/api/history')).json()).toEqual([]);
    const again = await api.push('POST', '/api/ingest/history', key, { events });
    expect(await again.json()).toMatchObject({ accepted: 1 });
  });

  test('a server is used again after its failure', async () => {
    const api = await startApi({ databaseUrl: await postgres.newDatabase() });
    const cookie = `session=${'x'.repeat(43)}`;
    // Requires the database.
    const me = async () => (await api.call('/api/auth/me', { headers: { cookie } })).status;
    expect(await me()).toBe(401);
    await postgres.down();
    expect(await me()).toBe(503);
    expect(await ready(api)).toEqual([200, { status: 'degraded', missing: ['database'] }]);
    expect(await status(api, '/api/health/live')).toBe(200);
    await postgres.up();
    await recovers(api);
    expect(await me()).toBe(401);
  });

  test('public answers are served from memory, marked as stale, also to signed-in users', async () => {
    const api = await startApi({ databaseUrl: await postgres.newDatabase() });
    const cookie = await api.signIn({ id: '444444444444444444', rank: 'Owner' });
    const paths = [
      ...['/api/commands', '/api/history', '/api/history?range=7d&tz=Europe/Berlin'],
      ...['/api/shards', '/api/incidents', '/api/team', '/api/templates', '/api/avatars'],
    ];
    const before = new Map<string, string | null>();
    for (const path of paths) before.set(path, (await api.call(path)).headers.get('etag'));
    await postgres.down();
    // A revision stays cached for half a second.
    const stale = (path: string, headers: Headers) =>
      waitFor(`${path} from memory`, async () => {
        const answer = await api.call(path, { headers });
        return (answer.status !== 200 || answer.headers.has('age')) && answer;
      });
    for (const path of paths) {
      for (const headers of [new Headers(), new Headers({ cookie })]) {
        const answer = await stale(path, headers);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers.get('etag')).toBe(before.get(path));
        expect(answer.headers.get('cache-control')).toBe('public, no-cache');
        expect(answer.headers.get('cache-status')).toMatch(/detail=database-away$/);
      }
    }
    const etag = before.get('/api/commands') ?? '';
    const known = await api.call('/api/commands', { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
    // An answer that was never requested is not in memory.
    expect(await status(api, '/api/history?range=30d&tz=Asia/Tokyo')).toBe(503);
    await postgres.up();
    await recovers(api);
    expect((await api.call('/api/commands')).headers.has('age')).toBe(false);
  });

  test('a database that does not respond does not delay answers in memory', async () => {
    const databaseUrl = await postgres.newDatabase();
    const api = await startApi({ databaseUrl });
    expect(await status(api, '/api/commands')).toBe(200);
    const held = postgres.query(
      `begin; lock table revisions in access exclusive mode; select pg_sleep(600)`,
      databaseUrl,
    );
    held.catch(() => undefined);
    await waitFor('an answer from memory', async () => {
      const answer = await api.call('/api/commands');
      return answer.status === 200 && answer.headers.has('age');
    });
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`,
      databaseUrl,
    );
  });
});
