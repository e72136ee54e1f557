import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from './support/api.ts';
import { later } from './support/clean-up.ts';
import { startPostgres } from './support/postgres.ts';
import { waitFor } from './support/wait.ts';

/** Served while others waste time, in milliseconds: generous, as the machine may be busy. */
const SERVED_MS = 10_000;

/** A client that writes what it likes. */
function dial(api: TestApi) {
  const { port } = new URL(api.url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  let isClosed = false;
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (isClosed = true));
  later(() => void socket.destroy());
  return { socket, heard: () => heard, isClosed: () => isClosed };
}

describe('clients that waste time (threats row 80)', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ patience: { headers: 400, request: 800, every: 100 } });
  });
  const others = async () => {
    const began = Date.now();
    expect((await api.call('/api/health/live')).status).toBe(200);
    return Date.now() - began;
  };

  test('headers that never end are cut off; nobody else waits', async () => {
    const slow = Array.from({ length: 50 }, () => dial(api));
    for (const { socket } of slow) socket.write('GET /api/team HTTP/1.1\r\nhost: a\r\nx-slow: ');
    expect(await others()).toBeLessThan(SERVED_MS);
    await waitFor('all are cut off', () => slow.every(({ isClosed }) => isClosed()));
    expect(slow[0]?.heard()).toMatch(/^HTTP\/1\.1 408|^$/);
  });

  test('so is a body that drips', async () => {
    const slow = dial(api);
    slow.socket.write(
      'POST /api/reports/csp HTTP/1.1\r\nhost: a\r\ncontent-type: application/csp-report\r\n' +
        'content-length: 5000\r\n\r\n{"a":',
    );
    expect(await others()).toBeLessThan(SERVED_MS);
    await waitFor('it is cut off', () => slow.isClosed());
  });

  test('who asks and does not read keeps nobody from reading', async () => {
    const greedy = Array.from({ length: 20 }, () => dial(api));
    for (const { socket } of greedy) {
      socket.pause();
      socket.write('GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nhost: a\r\n\r\n');
    }
    expect(await others()).toBeLessThan(SERVED_MS);
  });
});

describe('requests beyond measure (threats row 79)', () => {
  let api: TestApi;
  let key: string;
  beforeAll(async () => {
    api = await startApi();
    key = await api.newKey('*');
  });
  const post = (body: string, path = '/api/ingest/commands') =>
    fetch(api.url + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
    }).then(
      ({ status }) => status,
      // The connection may be closed before all is sent.
      () => 413,
    );

  test('a header of a megabyte is 431, an address of that size 414 or 431', async () => {
    for (const head of [
      `GET /api/team HTTP/1.1\r\nhost: a\r\nx-big: ${'x'.repeat(1024 * 1024)}\r\n\r\n`,
      `GET /api/team?${'x'.repeat(1024 * 1024)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    ]) {
      const client = dial(api);
      client.socket.write(head);
      await waitFor('it is refused', () => client.isClosed());
      expect(client.heard()).toMatch(/^HTTP\/1\.1 (431|414|400)|^$/);
    }
  });

  test('JSON a hundred thousand levels deep is 400, and the memory stays flat', async () => {
    const before = process.memoryUsage().heapUsed;
    const deep = `{"revision":1,"commands":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    for (let round = 0; round < 5; round += 1) expect([200, 400]).toContain(await post(deep));
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
    expect((await api.call('/api/commands')).status).toBe(200);
  });

  test('thirty megabytes are 413, whoever sends them', async () => {
    expect(await post(`{"revision":1,"commands":["${'x'.repeat(30 * 1024 * 1024)}"]}`)).toBe(413);
  });

  test.each([
    ['a NUL', 'a\u0000b'],
    ['a lone half of a pair', 'a\ud800b'],
    ['line feeds and escapes', 'a\r\n\u001b[31m{"level":60}'],
  ])('%s in a text breaks neither the database nor the log', async (_what, text) => {
    const command = {
      name: text,
      description: text,
      category: 'a',
      permissions: '',
      arguments: '',
    };
    const body = JSON.stringify({ revision: Date.now(), commands: [command] });
    expect(await post(body)).toBeLessThan(500);
    const template = { id: 'a', name: text, image: 'https://a.example/b.png', embed: text };
    const templates = JSON.stringify({ revision: Date.now(), templates: [template] });
    expect(await post(templates, '/api/ingest/templates')).toBeLessThan(500);
    for (const line of api.logs().trim().split('\n')) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });
});

describe('a database that is kept busy (threats row 68)', () => {
  test('answers 503 in good time, while the process lives, and is used again', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase();
    const api = await startApi({ databaseUrl });
    // More than the pool has, each for as long as it takes to see.
    const holders = Array.from({ length: 12 }, () =>
      api
        .db()
        .execute(sql`select pg_sleep(60)`)
        .catch(() => undefined),
    );
    await waitFor('all connections are busy', async () => {
      const rows = await postgres.query(
        `select 1 from pg_stat_activity where wait_event = 'PgSleep'`,
        databaseUrl,
      );
      return rows.length >= 10;
    });
    const began = Date.now();
    const refused = await api.call('/api/team');
    expect(refused.status).toBe(503);
    expect(Date.now() - began).toBeLessThan(10_000);
    const alive = Date.now();
    expect((await api.call('/api/health/live')).status).toBe(200);
    expect(Date.now() - alive).toBeLessThan(SERVED_MS);
    await postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`,
      databaseUrl,
    );
    await waitFor('it answers again', async () => (await api.call('/api/team')).status === 200);
    await Promise.all(holders);
  });
});
