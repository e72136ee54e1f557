import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { AdminServer } from '../../src/admin/admin.server.ts';
import { parseCommand } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { backupTables } from '../../src/admin/backup/backup-tables.repository.ts';
import { Config } from '../../src/core/config/config.ts';
import { rowsOf, type Database } from '../../src/core/db/database.ts';
import { openPglite } from '../../src/core/db/pglite.driver.ts';
import { openPostgres } from '../../src/core/db/postgres.driver.ts';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { startApi } from '../support/api.ts';
import { dataFolder, tempFolder } from '../support/folders.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

/** Text with characters that a file format may change. */
const ODD = 'tab\t line\nfeed \u2028 "quoted" \\ {} [] \u00e4\u{1f680} %s $1';
const FIRST = '100000000000000001';

/** All rows of a backup as text. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of await backupTables(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Inserts rows with bytes, JSON, arrays, large numbers, microseconds and nulls. */
async function fill(db: Database): Promise<void> {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
  for (const statement of [
    sql`insert into blobs (sha256, size, bytes) values ('a', ${bytes.length}, ${bytes}), ('b', 0, '')`,
    sql`insert into releases (name, version, manifest, digest, published_by)
      values ('mfe-a', '1.0.0', ${JSON.stringify({ odd: ODD, n: 1.5, none: null })}::jsonb, 'd', 'me')`,
    sql`insert into release_files (name, version, path, sha256)
      select 'mfe-a', '1.0.0', 'file-' || n, 'a' from generate_series(1, 3000) n`,
    sql`insert into channels (name, live_version, mounts) values ('mfe-a', '1.0.0', array['/a', ${ODD}])`,
    sql`insert into users (id, username, updated_at)
      values ('1', ${ODD}, '2026-03-29 01:59:59.123456+00'), ('2', 'Ben', now())`,
    sql`insert into sessions (id_hash, user_id) values ('hash', '1')`,
    sql`insert into audit_events (actor, action, target, detail)
      select 'system', 'test', ${ODD}, '{"deep": [1, {"x": null}]}'::jsonb from generate_series(1, 40)`,
    sql`insert into invoices (id, number, user_id, plan, servers, amount, tax_basis_points)
      values ('INV-1', 9007199254740993, '1', 'Duo', 2, 849, 1900)`,
  ]) {
    await db.execute(statement);
  }
}

describe('backup and restore', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    // Jobs would write rows between the comparison and the backup.
    jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
    postgres = await startPostgres();
  });
  afterAll(() => jest.restoreAllMocks());
  const command = (line: string) => parseCommand(line.split(' ')).command;
  const onPglite = async () => ({ dataDir: await dataFolder() });
  const onPostgres = async () => ({ databaseUrl: await postgres.newDatabase() });
  const open = async (config: Config) => {
    const { databaseUrl } = config;
    const driver = databaseUrl
      ? openPostgres({ databaseUrl }, () => undefined)
      : await openPglite(config.dataDir);
    return driver;
  };

  test.each([
    ['PGlite', 'PostgreSQL', onPglite, onPostgres],
    ['PostgreSQL', 'PGlite', onPostgres, onPglite],
  ] as const)('copy every table from %s to an empty %s', async (_from, _to, from, to) => {
    const api = await startApi(await from());
    await api.app.get(AdminServer).listen();
    await fill(api.db());
    const config = api.app.get(Config);
    const file = join(tempFolder(), 'portico.backup');
    const before = await contents(api.db());

    const backup = command(`backup ${file}`);
    const made = (await runCommand(config, backup)) as { rows: number };
    expect(made.rows).toBe(Object.values(before).flat().length);
    expect(printResult(backup, made)).toContain(`${made.rows} rows`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // A backup overwrites no file, and a restore requires a stopped site.
    await expect(runCommand(config, backup)).rejects.toThrow('already exists');
    await expect(runCommand(config, command(`restore ${file}`))).rejects.toThrow(
      config.databaseUrl ? 'not empty' : 'Stop the site first',
    );
    await api.stop();

    const target = Object.assign(Object.create(config) as Config, {
      dataDir: await dataFolder(),
      databaseUrl: undefined,
      // A restore does not start the application, whose rows would make the database non-empty.
      staffOwnerIds: [FIRST],
      ...(await to()),
    });
    const restored = await runCommand(target, command(`restore ${file}`));
    expect(restored).toMatchObject({ rows: made.rows });
    const driver = await open(target);
    expect(await contents(driver.db)).toEqual(before);
    const count = (table: string) =>
      rowsOf<{ n: number }>(driver.db, sql.raw(`select count(*)::int as n from ${table}`));
    expect(await count('sessions')).toEqual([{ n: 0 }]);
    // Sequences continue after the highest number.
    const [next] = await rowsOf<{ id: string }>(
      driver.db,
      sql`insert into audit_events (actor, action, target) values ('system', 'x', 'y')
        returning id::text`,
    );
    expect(Number(next?.id)).toBeGreaterThan(40);
    await driver.close();
  });

  test('a restored site starts without sessions', async () => {
    const old = await startApi(await onPostgres());
    const cookie = await old.signIn({ id: FIRST, rank: 'Owner' });
    const file = join(tempFolder(), 'portico.backup');
    await runCommand(old.app.get(Config), command(`backup ${file}`));
    const target = await onPostgres();
    const config = Object.assign(Object.create(old.app.get(Config)) as Config, target);
    await runCommand(config, command(`restore ${file}`));
    const site = await startApi(target);
    expect(await (await site.call('/api/team')).json()).toMatchObject([{ user_id: FIRST }]);
    expect((await site.call('/api/auth/me', { headers: { cookie } })).status).toBe(401);
  });

  describe('a restore', () => {
    let config: Config;
    let whole: Buffer;
    beforeAll(async () => {
      const api = await startApi(await onPostgres());
      await fill(api.db());
      const file = join(tempFolder(), 'portico.backup');
      await runCommand(api.app.get(Config), command(`backup ${file}`));
      whole = readFileSync(file);
      config = Object.assign(Object.create(api.app.get(Config)) as Config, await onPostgres());
    });
    const lines = () => gunzipSync(whole).toString('utf8').trimEnd().split('\n');
    const text = (all: string[]) => gzipSync(`${all.join('\n')}\n`);

    test.each([
      ['is cut off', () => whole.subarray(0, whole.length - 40), 'not a readable backup'],
      ['lacks its last line', () => text(lines().slice(0, -1)), 'is truncated'],
      [
        'lacks a row',
        () => text(lines().filter((line) => !line.includes('"file-7"'))),
        'is truncated',
      ],
      ['is no backup', () => Buffer.from('hello'), 'not a readable backup'],
      [
        'is from a newer version',
        () =>
          text([(lines()[0] ?? '').replace(/"schema":\d+/, '"schema":9999'), ...lines().slice(1)]),
        'newer version',
      ],
      [
        'contains an unknown table',
        () => text([...lines().slice(0, 1), '["moon",["a"]]', ...lines().slice(1)]),
        'Unknown table moon',
      ],
    ])('leaves the database empty when the file %s', async (_what, bytes, message) => {
      const file = join(tempFolder(), 'broken.backup');
      writeFileSync(file, bytes());
      await expect(runCommand(config, command(`restore ${file}`))).rejects.toThrow(message);
      const driver = await open(config);
      const all = Object.values(await contents(driver.db)).flat();
      await driver.close();
      expect(all).toEqual([]);
    });
  });
});

test('backup and restore require exactly one file', () => {
  expect(parseCommand(['backup', '/tmp/x']).command).toEqual({ name: 'backup', file: '/tmp/x' });
  for (const line of [['backup'], ['restore', 'a', 'b']]) {
    expect(() => parseCommand(line)).toThrow('Specify exactly one file.');
  }
});
