import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runChild } from '../bootstrap/child.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { freePort } from '../start/free-port.ts';
import { postgresFolder, postgresUser } from './find-program.ts';
import { Program } from './program.ts';
import type { Secrets } from './secrets.ts';

/** A running PostgreSQL with the users of deploy/postgres/roles.sql. */
export interface Postgres {
  program: Program;
  /** Settings of the replicas. */
  env: Record<'DATABASE_URL' | 'DATABASE_OWNER_URL', string>;
}

/**
 * Starts PostgreSQL on a free port of this machine. The first start creates the cluster and the users.
 * @throws CliError
 */
export async function startPostgres(dataDir: string, secrets: Secrets): Promise<Postgres> {
  const folder = postgresFolder();
  const data = `${dataDir}/postgres`;
  if (!existsSync(`${data}/PG_VERSION`)) await createCluster(folder, data, secrets);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const program = new Program(
    'PostgreSQL',
    `${folder}/postgres`,
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    // A fast shutdown: it ends connections and writes everything.
    { ...postgresUser(), cwd: data, signal: 'SIGINT' },
  );
  const psql = (database: string, ...args: string[]) =>
    runChild(
      `${folder}/psql`,
      [
        '--no-psqlrc',
        '--quiet',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-d',
        database,
        ...args,
      ],
      {
        env: {
          PGPASSWORD: secrets.superuserPassword,
          DATABASE_OWNER_PASSWORD: secrets.ownerPassword,
          DATABASE_PASSWORD: secrets.applicationPassword,
        },
      },
    );
  const hasDatabase = async (name: string) => (await psql(name, '-c', 'select 1')).code === 0;
  try {
    await program.ready(() => hasDatabase('postgres'));
    if (!(await hasDatabase('portico'))) {
      const { code, output } = await psql('postgres', '-f', `${ROOT}/deploy/postgres/roles.sql`);
      if (code !== 0) throw new CliError(`The users of the database were not created:\n${output}`);
    }
  } catch (error) {
    await program.stop();
    throw error;
  }
  const address = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/portico`;
  return {
    program,
    env: {
      DATABASE_URL: address('portico_application', secrets.applicationPassword),
      DATABASE_OWNER_URL: address('portico_owner', secrets.ownerPassword),
    },
  };
}

async function createCluster(folder: string, data: string, secrets: Secrets): Promise<void> {
  const user = postgresUser();
  const password = `${data}.password`;
  // What an interrupted start has left.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(password, secrets.superuserPassword, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(data, user.uid, user.gid);
    chownSync(password, user.uid, user.gid);
    // PostgreSQL must be able to enter it; the files in it have modes of their own.
    chmodSync(`${data}/..`, 0o711);
  }
  const initdb = new Program(
    'initdb',
    `${folder}/initdb`,
    [
      ...['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`],
      ...['-E', 'UTF8', '--locale=C', '--data-checksums'],
    ],
    { ...user, cwd: data, signal: 'SIGTERM' },
  );
  try {
    await initdb.done();
  } finally {
    rmSync(password, { force: true });
  }
}
