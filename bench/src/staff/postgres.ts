import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A private PostgreSQL server that logs its statements as JSON lines. */
export interface BenchPostgres {
  url(database: string): string;
  /** Lines of the log so far. */
  log(): string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Folder of the newest installation: `POSTGRES_BIN`, Debian's folder, or PATH. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return [process.env.POSTGRES_BIN, ...debian, ...(process.env.PATH ?? '').split(delimiter)]
    .filter((folder) => folder !== undefined)
    .find((folder) => existsSync(join(folder, 'initdb')));
}

function binaries(): string {
  const found = findPostgres();
  if (!found)
    throw new Error('PostgreSQL 15 or newer was not found. Set POSTGRES_BIN to its folder.');
  return found;
}

/** User for PostgreSQL, which cannot run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((entry) => /^(postgres|nobody):/.test(entry)) ?? 'nobody:x:65534:65534';
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const OPTIONS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=512MB',
  'maintenance_work_mem=512MB',
  'max_wal_size=4GB',
  'autovacuum=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=log',
  'log_filename=all',
  'log_rotation_size=0',
  'log_rotation_age=0',
];

/** @param existingFolder folder with databases to reuse; absent: a temporary folder */
export async function startPostgres(existingFolder?: string): Promise<BenchPostgres> {
  if (existingFolder) mkdirSync(existingFolder, { recursive: true });
  const folder = existingFolder ?? mkdtempSync(join(tmpdir(), 'portico-bench-pg-'));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const bin = binaries();
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    const initdb = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: folder, encoding: 'utf8' },
    );
    if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  }
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...OPTIONS.flatMap((option) => ['-c', option])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const url = (database: string) => `postgres://portico@127.0.0.1:${port}/${database}`;
  for (;;) {
    const client = new pg.Client(url('postgres'));
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    if (isUp) await client.end();
    if (isUp) break;
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await pause(100);
  }
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    if (!existingFolder) rmSync(folder, { recursive: true, force: true });
  };
  return { url, log: () => readFileSync(join(data, 'log', 'all.json'), 'utf8'), stop };
}
