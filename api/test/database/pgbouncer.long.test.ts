import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/core/db/database.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { SERVER_CONNECTIONS, startPgbouncer } from '../support/pgbouncer.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShop } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(120_000);

describe('behind PgBouncer in transaction mode', () => {
  let postgres: TestPostgres;
  let through: (direct: string) => string;
  beforeAll(async () => {
    postgres = await startPostgres();
    through = await startPgbouncer(postgres);
  });

  const newDatabase = async () => {
    const direct = await postgres.newDatabase();
    return { direct, databaseUrl: through(direct), env: { DATABASE_DIRECT_URL: direct } };
  };
  const clientsOf = (direct: string) =>
    postgres.query(
      `select application_name as name, count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() group by 1`,
      direct,
    );

  test('replicas migrate, share few connections, and hear of each other at once', async () => {
    const { direct, databaseUrl, env } = await newDatabase();
    const [one, two] = await Promise.all([
      startApi({ databaseUrl, env }),
      startApi({ databaseUrl, env }),
    ]);
    await goLive(one, shellRelease());
    await goLive(one, remoteRelease('1.0.0'));
    await waitFor('the other replica knows the release', async () =>
      (await (await two.call('/api/registry')).text()).includes('"1.0.0"'),
    );
    const key = await one.newKey('*');
    const push = (api: TestApi, index: number) =>
      api.push('POST', '/api/ingest/history', key, {
        events: [{ id: `event-${index}`, timestamp: 1 + index, guilds: 1, users: 1, ping: 1 }],
      });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => push(index % 2 ? one : two, index)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [row] = await postgres.query('select count(*)::int as count from history', direct);
    expect(row).toEqual({ count: 100 });
    const clients = await clientsOf(direct);
    expect(clients).toContainEqual({ name: 'portico portico_registry', count: 2 });
    const pooled = clients.filter(({ name }) => name === 'portico');
    expect(Number(pooled[0]?.count)).toBeLessThanOrEqual(SERVER_CONNECTIONS);
  });

  test('statements have their time limits and UTC, which PgBouncer does not pass on', async () => {
    const { databaseUrl, env } = await newDatabase();
    const api = await startApi({ databaseUrl, env });
    const rows = await rowsOf(
      api.db(),
      sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('timezone') as zone`,
    );
    expect(rows).toEqual([{ statement: '10s', idle: '30s', zone: 'UTC' }]);
  });

  test('licenses are sold, authorized and recorded', async () => {
    const { direct, ...options } = await newDatabase();
    const shop = await startShop(options);
    const invoice = await shop.license('Single', 1);
    const { status } = await shop.authorize(invoice, '377823360513749174');
    expect(status).toBe(200);
    const [row] = await postgres.query('select count(*)::int as count from ledger', direct);
    expect(row).not.toEqual({ count: 0 });
  });

  test('a start without DATABASE_DIRECT_URL names it', async () => {
    const { databaseUrl } = await newDatabase();
    await expect(startApi({ databaseUrl })).rejects.toThrow(/DATABASE_DIRECT_URL/);
  });
});
