import { connect, type Socket } from 'node:net';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/core/db/database.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { addCleanUp } from '../support/clean-up.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';

/** Maximum time for other requests, in milliseconds. Generous, because the machine may be busy. */
const SERVED_MS = 10_000;

/** A client with a raw connection. */
function dial(api: TestApi) {
  const { port } = new URL(api.url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  let received = '';
  let isClosed = false;
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (isClosed = true));
  addCleanUp(() => void socket.destroy());
  return { socket, received: () => received, isClosed: () => isClosed };
}

describe('slow clients (threats row 80)', () => {
  test('the time limits of a started server are seconds', async () => {
    const { app } = await startApi();
    const server = app.getHttpServer();
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    });
  });

  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ clientTimeouts: { headers: 400, request: 800, every: 100 } });
  });
  const timeOfOther = async () => {
    const began = Date.now();
    expect((await api.call('/api/health/live')).status).toBe(200);
    return Date.now() - began;
  };

  test('a connection with endless headers is closed without delaying other requests', async () => {
    const slow = Array.from({ length: 50 }, () => dial(api));
    for (const { socket } of slow) socket.write('GET /api/team HTTP/1.1\r\nhost: a\r\nx-slow: ');
    expect(await timeOfOther()).toBeLessThan(SERVED_MS);
    await waitFor('all connections are closed', () => slow.every(({ isClosed }) => isClosed()));
    expect(slow[0]?.received()).toMatch(/^HTTP\/1\.1 408|^$/);
  });

  test('a connection with a slow body is closed without delaying other requests', async () => {
    const slow = dial(api);
    slow.socket.write(
      'POST /api/reports/csp HTTP/1.1\r\nhost: a\r\ncontent-type: application/csp-report\r\n' +
        'content-length: 5000\r\n\r\n{"a":',
    );
    expect(await timeOfOther()).toBeLessThan(SERVED_MS);
    await waitFor('the connection is closed', () => slow.isClosed());
  });

  test('clients that do not read their answers do not delay other requests', async () => {
    const idle = Array.from({ length: 20 }, () => dial(api));
    for (const { socket } of idle) {
      socket.pause();
      socket.write('GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nhost: a\r\n\r\n');
    }
    expect(await timeOfOther()).toBeLessThan(SERVED_MS);
  });
});

describe('oversized and malformed requests (threats row 79)', () => {
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
      async (answer) => {
        const { rejected } = (await answer.json()) as Partial<IngestReceipt>;
        return [answer.status, rejected?.length];
      },
      // The server may close the connection before the whole body is sent.
      () => [413, undefined],
    );

  test('a header or an address of a megabyte is rejected', async () => {
    for (const head of [
      `GET /api/team HTTP/1.1\r\nhost: a\r\nx-big: ${'x'.repeat(1024 * 1024)}\r\n\r\n`,
      `GET /api/team?${'x'.repeat(1024 * 1024)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    ]) {
      const client = dial(api);
      client.socket.write(head);
      await waitFor('the connection is closed', () => client.isClosed());
      expect(client.received()).toMatch(/^HTTP\/1\.1 (431|414|400)|^$/);
    }
  });

  test('JSON of a hundred thousand levels is rejected without high memory use', async () => {
    const before = process.memoryUsage().heapUsed;
    const deep = `{"revision":1,"commands":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    for (let round = 0; round < 5; round += 1) {
      expect(await post(deep)).toEqual([200, 1]);
      expect(await post(deep.replace('1,"commands":', ''))).toEqual([400, undefined]);
    }
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
    expect((await api.call('/api/commands')).status).toBe(200);
  });

  test('a body of thirty megabytes is answered with 413, also with a valid key', async () => {
    expect(await post(`{"revision":1,"commands":["${'x'.repeat(30 * 1024 * 1024)}"]}`)).toEqual([
      413,
      undefined,
    ]);
  });

  test.each([
    ['a NUL', 'a\u0000b', 1],
    ['an unpaired surrogate', 'a\ud800b', 1],
    ['line feeds and escapes', 'a\r\n\u001b[31m{"level":60}', 0],
  ])('%s in a text is rejected or logged as one line of JSON', async (_what, text, rejected) => {
    const receipt = [200, rejected];
    const command = {
      name: text,
      description: text,
      category: 'a',
      permissions: '',
      arguments: '',
    };
    const body = JSON.stringify({ revision: Date.now(), commands: [command] });
    expect(await post(body)).toEqual(receipt);
    const template = { id: 'a', name: text, image: 'https://a.example/b.png', embed: text };
    const templates = JSON.stringify({ revision: Date.now(), templates: [template] });
    expect(await post(templates, '/api/ingest/templates')).toEqual(receipt);
    for (const line of api.logs().trim().split('\n')) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
    }
  });
});

describe('a database without free connections (threats row 68)', () => {
  test('PostgreSQL ends statements after ten seconds and idle transactions after thirty', async () => {
    const api = await startApi(await newPostgresDatabase());
    const rows = await rowsOf(
      api.db(),
      sql`select name, setting from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '30000' },
      { name: 'statement_timeout', setting: '10000' },
    ]);
  });

  test('is answered with 503 within its time limit and used again afterwards', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase();
    const api = await startApi({ databaseUrl });
    // More statements than the pool has connections.
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
