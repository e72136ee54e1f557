import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { addCleanUp } from './clean-up.ts';
import { freePort, unprivileged } from './postgres-server.ts';
import type { TestPostgres } from './postgres.ts';
import { waitFor } from './wait.ts';

/** Server connections per database: far fewer than clients. */
export const SERVER_CONNECTIONS = 3;

/** @throws Error with installation advice */
function pgbouncerBinary(): string {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  const places = folders.map((folder) => join(folder, 'pgbouncer'));
  const found = [process.env.PGBOUNCER, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'No PgBouncer was found. Install it (Debian: apt-get install -y pgbouncer), or name its program in PGBOUNCER.',
  );
}

/**
 * Starts a PgBouncer in transaction mode in front of a server, and stops it after the test file.
 * @returns the address of a database through it
 */
export async function startPgbouncer(postgres: TestPostgres): Promise<(direct: string) => string> {
  const binary = pgbouncerBinary();
  const folder = mkdtempSync(join(tmpdir(), 'portico-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [server] = await postgres.query('show port');
  writeFileSync(join(folder, 'users.txt'), '"portico" ""\n');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${String(server?.port)}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      'max_client_conn = 500',
    ].join('\n'),
  );
  const child = spawn(binary, [file], { ...unprivileged(), stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  addCleanUp(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const through = (direct: string) => {
    const url = new URL(direct);
    url.port = String(port);
    return url.href;
  };
  await waitFor('PgBouncer answers', () =>
    postgres.query('select 1', through('postgres://portico@127.0.0.1/postgres')).then(
      () => true,
      () => false,
    ),
  );
  return through;
}
