import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../core/config/config.ts';
import { chainOf } from '../../core/db/database-unavailable.ts';
import type { Database } from '../../core/db/database.ts';
import type { DatabaseService } from '../../core/db/database.service.ts';
import { readMigrationState } from '../../core/db/migration-state.ts';
import { openPglite } from '../../core/db/pglite.driver.ts';
import { openPostgres } from '../../core/db/postgres.driver.ts';
import { StartError } from '../../core/process/start-error.ts';
import { VERSION } from '../../core/version.ts';
import { hasBotConnected } from '../../identity/keys/ingest/bot-contact.repository.ts';
import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';

/** SQLSTATE of a wrong user or password, and of an unknown database. */
const REFUSED = ['28P01', '28000'];
const NO_DATABASE = '3D000';

/** Opens the database without migrating it, and checks it. Creates nothing. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir, newDatabase } = config;
  if (databaseUrl !== undefined) return checkPostgres(config, databaseUrl);
  if (newDatabase && !existsSync(join(dataDir, 'db')))
    return [skipped('database', `The first start creates the embedded database in ${dataDir}.`)];
  try {
    const driver = await openPglite(dataDir);
    try {
      return [
        ok('database', `The embedded database in ${dataDir} opens.`),
        ...(await checkContents(driver.db)),
      ];
    } finally {
      await driver.close();
    }
  } catch (error) {
    if (error instanceof StartError) {
      const { message } = error;
      const end = message.search(/[.;] /);
      const [what, how] = end < 0 ? [message, ''] : [message.slice(0, end), message.slice(end + 2)];
      return [problem('database', ended(what), ended(how))];
    }
    return [
      problem(
        'database',
        `The embedded database in ${dataDir} does not open (${codeOf(error)}).`,
        'Restore a backup into an empty folder (docs/backup.md), and set DATA_DIR to it.',
      ),
    ];
  }
}

/** The check of a running server, which holds the database. */
export async function checkOpenDatabase(database: DatabaseService): Promise<Finding[]> {
  try {
    await database.ping();
    return [ok('database', 'The database answers.'), ...(await checkContents(database.db))];
  } catch (error) {
    return [
      problem(
        'database',
        `The database does not answer (${codeOf(error)}).`,
        'Start it, or correct DATABASE_URL; the site connects by itself.',
      ),
    ];
  }
}

/** Every address that is set must lead to the database; the last one reads its migrations. */
async function checkPostgres(
  { databaseDirectUrl, databaseOwnerUrl }: Config,
  databaseUrl: string,
): Promise<Finding[]> {
  const addresses = {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_OWNER_URL: databaseOwnerUrl,
  };
  let findings: Finding[] = [];
  const failed: Finding[] = [];
  for (const [variable, url] of Object.entries(addresses)) {
    if (url === undefined) continue;
    findings = await connect(variable, url, checkContents);
    failed.push(
      ...findings.filter(({ check, state }) => check === 'database' && state === 'problem'),
    );
  }
  return failed.length > 0 ? failed : findings;
}

/** @param variable the setting with the address */
async function connect(
  variable: string,
  url: string,
  check: (db: Database) => Promise<Finding[]>,
): Promise<Finding[]> {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || '5432'}${pathname}`;
  const driver = openPostgres({ databaseUrl: url }, () => undefined);
  try {
    await driver.ping();
    return [ok('database', `PostgreSQL at ${place} answers.`), ...(await check(driver.db))];
  } catch (error) {
    return [unreachable(variable, place, codeOf(error))];
  } finally {
    await driver.close();
  }
}

function unreachable(variable: string, place: string, code: string): Finding {
  if (REFUSED.includes(code)) {
    const what = `PostgreSQL at ${place} rejects the user or the password of ${variable} (${code}).`;
    return problem('database', what, `Correct user and password in ${variable}.`);
  }
  if (code === NO_DATABASE) {
    const what = `PostgreSQL at ${place} has no such database (${code}).`;
    return problem('database', what, `Create the database, or correct its name in ${variable}.`);
  }
  return problem(
    'database',
    `PostgreSQL at ${place} does not answer (${code}).`,
    `Start PostgreSQL and allow connections from this machine, or correct ${variable}.`,
  );
}

/** Its migrations, and if they are all there, whether a bot has ever connected. */
async function checkContents(db: Database): Promise<Finding[]> {
  const migrations = await checkMigrations(db);
  return migrations.state === 'ok' ? [migrations, await checkBot(db)] : [migrations];
}

async function checkBot(db: Database): Promise<Finding> {
  return (await hasBotConnected(db))
    ? ok('bot', 'A bot has connected.')
    : problem(
        'bot',
        'No bot has ever connected: status, commands, team and templates are empty.',
        'Create a key (npm run admin -- keys create bot shards history commands), and give it to the bot (docs/connect-your-bot.md).',
      );
}

/** Compares the migrations of the database with those of this version. */
async function checkMigrations(db: Database): Promise<Finding> {
  const { pending, unknown } = await readMigrationState(db);
  if (unknown > 0) {
    return problem(
      'migrations',
      `A newer version has migrated the database: version ${VERSION} does not know ${count(unknown)}.`,
      'Run the newer version again, or restore the backup from before the upgrade (docs/upgrading.md).',
    );
  }
  const [first] = pending;
  return first === undefined
    ? ok('migrations', `The database has all migrations of version ${VERSION}.`)
    : problem(
        'migrations',
        `The database lacks ${count(pending.length)}, from ${first}.`,
        `Start version ${VERSION}: each start migrates the database.`,
      );
}

const count = (number: number) => (number === 1 ? 'one migration' : `${number} migrations`);

const ended = (sentence: string) => {
  const text = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return /[.)]$/.test(text) ? text : `${text}.`;
};

const codeOf = (error: unknown): string =>
  [...chainOf(error)].map(({ code }) => code).find((code) => typeof code === 'string') ??
  'no answer';
