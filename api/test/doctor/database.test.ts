import { sql } from 'drizzle-orm';
import { checkDatabase } from '../../src/admin/doctor/database.check.ts';
import { logProblems } from '../../src/app/log-problems.ts';
import type { Log } from '../../src/core/log/log.ts';
import { dataFolder, tempFolder } from '../support/folders.ts';
import { startPostgres } from '../support/postgres.ts';
import { machine, problemsOf, read, startInstallation, type Installation } from './installation.ts';

let site: Installation;
beforeAll(async () => {
  site = await startInstallation();
});

describe('the database', () => {
  const check = async (env: Record<string, string>) =>
    (await checkDatabase(read(env))).map(({ state, message, fix }) =>
      [state, message, fix].filter(Boolean).join(' '),
    );

  test('is missing, not yet created, in use or fine, and the doctor creates nothing', async () => {
    const folder = tempFolder();
    expect(await check({ DATA_DIR: folder })).toEqual([
      `problem No database found in ${folder}. Set DATA_DIR to the folder of your site, or DATABASE_URL; for the first start of a new site, set NEW_DATABASE=1.`,
    ]);
    expect(await check({ DATA_DIR: folder, NEW_DATABASE: '1' })).toEqual([
      `skipped The first start creates the embedded database in ${folder}.`,
    ]);
    expect(await check({ DATA_DIR: site.api.dataDir })).toEqual([
      expect.stringMatching(
        /^problem The data folder \S+ is in use by process \d+\. Stop it or set DATA_DIR to another folder\.$/,
      ),
    ]);
    const states = (await check({ DATA_DIR: await dataFolder() })).map(
      (text) => text.split(' ')[0],
    );
    expect(states).toEqual(['ok', 'ok', 'problem']);
  });

  test('on PostgreSQL is unreachable, refuses the user, is unknown, or not migrated', async () => {
    const postgres = await startPostgres();
    const url = await postgres.newDatabase();
    const of = (change: (address: URL) => void) => {
      const address = new URL(url);
      change(address);
      return check({ DATABASE_URL: address.href });
    };
    expect(await of((at) => (at.port = '2'))).toEqual([
      expect.stringMatching(
        /^problem PostgreSQL at 127\.0\.0\.1:2\/\S+ does not answer \(ECONNREFUSED\)\. Start PostgreSQL/,
      ),
    ]);
    expect(await of((at) => (at.pathname = '/moon'))).toEqual([
      expect.stringMatching(
        /^problem \S+ at \S+\/moon has no such database \(3D000\)\. Create the database/,
      ),
    ]);
    expect(await of((at) => (at.username = 'nobody'))).toEqual([
      expect.stringMatching(
        /^problem \S+ at \S+ rejects the user or the password of DATABASE_URL \(28\w+\)\. Correct user/,
      ),
    ]);
    expect(await of(() => undefined)).toEqual([
      expect.stringMatching(/^ok PostgreSQL at \S+ answers\.$/),
      expect.stringMatching(
        /^problem The database lacks \d+ migrations, from 0000_append_only\. Start version \S+: each start migrates the database\.$/,
      ),
    ]);
  });

  test('was migrated by a newer version, or lacks the newest migration', async () => {
    const statement = (text: string) => site.api.db().execute(sql.raw(text));
    await statement(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    expect(problemsOf(await site.run())).toEqual([
      expect.stringMatching(
        /^migrations: A newer version has migrated the database: version \S+ does not know one migration\. Run the newer version again/,
      ),
    ]);
    // As the start of the older version does.
    const lines: object[] = [];
    const log = { warn: (fields: object) => lines.push(fields) } as unknown as Log;
    await logProblems(site.api.app, site.configOf(), log, machine);
    expect(lines).toEqual([
      expect.objectContaining({
        check: 'migrations',
        problem: expect.stringContaining('A newer version has migrated') as string,
        fix: expect.stringContaining('Run the newer version again') as string,
      }),
    ]);
    await statement(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await statement(
      `delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    expect(problemsOf(await site.run())).toEqual([
      expect.stringMatching(
        /^migrations: The database lacks one migration, from \d{4}_\w+\. Start/,
      ),
    ]);
  });
});

test('a start logs what Stripe and Discord refuse', async () => {
  const lines: object[] = [];
  const log = { warn: (fields: object) => lines.push(fields) } as unknown as Log;
  const wrong = {
    STRIPE_SECRET_KEY: 'sk_test_of-another-account',
    DISCORD_BOT_TOKEN: 'another-token',
  };
  await logProblems(site.api.app, site.configOf(wrong), log, machine);
  expect(lines).toContainEqual(
    expect.objectContaining({
      check: 'discord',
      problem: expect.stringContaining('DISCORD_BOT_TOKEN') as string,
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ problem: 'Stripe rejects STRIPE_SECRET_KEY (401).' }),
  );
  // The stand-ins of a demo are not there yet.
  lines.length = 0;
  await logProblems(site.api.app, site.configOf({ ...wrong, SANDBOX: '1' }), log, machine);
  expect(lines).not.toContainEqual(
    expect.objectContaining({ check: expect.stringMatching(/^(discord|stripe)$/) as string }),
  );
});
