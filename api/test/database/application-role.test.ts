import { delimiter } from 'node:path';
import { sql } from 'drizzle-orm';
import { parseCommand } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { loadConfig } from '../../src/core/config/config.ts';
import { rowsOf } from '../../src/core/db/database.ts';
import { startApi } from '../support/api.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { NAMED } from '../support/site-settings.ts';

const OWNER = 'portico_owner';
const APPLICATION = 'portico-application';
/** PostgreSQL's code of a missing right. */
const PERMISSION_DENIED = '42501';

describe('the application as another user than the owner of its tables (threats row 88)', () => {
  let postgres: TestPostgres;
  let shop: Shop;
  const as = (user: string, url: string) => url.replace('portico@', `${user}@`);
  const newDatabase = async () => {
    const url = await postgres.newDatabase();
    await postgres.query(`alter database ${new URL(url).pathname.slice(1)} owner to ${OWNER}`);
    return { databaseUrl: as(APPLICATION, url), env: { DATABASE_OWNER_URL: as(OWNER, url) } };
  };
  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.query(`create role ${OWNER} login`);
    await postgres.query(`create role "${APPLICATION}" login`);
    shop = await startShop(await newDatabase());
  });

  test('gets its rights by the command "migrate", before the first replica starts', async () => {
    const { databaseUrl, env } = await newDatabase();
    const config = loadConfig(
      { ...NAMED, DATABASE_URL: databaseUrl, ...env },
      { toPath: (path) => path, delimiter },
    );
    const { command } = parseCommand(['migrate']);
    const result = await runCommand(config, command);
    expect(printResult(command, result)).toMatch(/^The database has the tables of Portico \d/);
    expect(await postgres.query('select 1 from ledger', databaseUrl)).toEqual([]);
    await expect(postgres.query('delete from ledger', databaseUrl)).rejects.toMatchObject({
      code: PERMISSION_DENIED,
    });
  });

  test('sells, authorizes a server and writes its ledger', async () => {
    const invoice = await shop.license('Single', 1);
    const { status } = await shop.authorize(invoice, '377823360513749174');
    expect(status).toBe(200);
    expect(await shop.rows('select 1 from ledger')).not.toEqual([]);
  });

  test('cannot change a row of an append-only table, nor remove what guards it', async () => {
    const tables = await rowsOf<{ name: string; column: string }>(
      shop.api.db(),
      sql`select table_name as name, min(column_name) as column from information_schema.columns
        where is_identity = 'NO' and table_name in (
          'audit_events', 'channel_events', 'ledger', 'licence_events', 'release_files',
          'release_retirements', 'releases', 'site_changes', 'site_retirements',
          'site_version_files', 'site_versions')
        group by table_name`,
    );
    expect(tables).toHaveLength(11);
    const statements = [
      ...tables.flatMap(({ name, column }) => [
        `update ${name} set "${column}" = "${column}"`,
        `delete from ${name}`,
        `truncate ${name} cascade`,
        `alter table ${name} disable trigger all`,
        `drop table ${name} cascade`,
      ]),
      'drop function portico_refuse_change cascade',
      'set session_replication_role = replica',
      `set role ${OWNER}`,
      'delete from drizzle.__drizzle_migrations',
    ];
    for (const statement of statements) {
      const attempt = shop.api.db().execute(sql.raw(statement));
      const refusal: unknown = await attempt.catch(({ cause }: Error) => cause);
      expect([statement, refusal]).toMatchObject([statement, { code: PERMISSION_DENIED }]);
    }
  });

  test.each([
    ['a superuser', `alter role "${APPLICATION}" superuser`, 'nosuperuser'],
    ['a member of the owner', `grant ${OWNER} to "${APPLICATION}"`, undefined],
  ])('does not start as %s', async (_who, change, undo) => {
    const options = await newDatabase();
    await postgres.query(change);
    try {
      await expect(startApi(options)).rejects.toThrow('The user of DATABASE_URL must');
    } finally {
      await postgres.query(
        undo ? `alter role "${APPLICATION}" ${undo}` : `revoke ${OWNER} from "${APPLICATION}"`,
      );
    }
  });
});
