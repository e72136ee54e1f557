import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';
import { waitFor } from './wait.ts';

/** A private PostgreSQL server for tests. */
export interface PostgresServer {
  /** Creates an empty database. @returns its address */
  newDatabase(): Promise<string>;
  /** Runs a statement as the superuser. @returns its rows */
  query(statement: string, url?: string): Promise<Record<string, unknown>[]>;
  /** Stops the server immediately, like a failure of its host. The data stay. */
  down(): Promise<void>;
  /** Starts it again on the same port. */
  up(): Promise<void>;
  /** Stops its processes without ending them: connections stay open and get no answer. @returns lets them go on */
  hang(): Promise<() => void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
  /** Simulates a full disk for an empty table, by a link from its file to `/dev/full`. */
  fullDisk(table: string, url: string): Promise<{ fill(): Promise<void>; free(): Promise<void> }>;
}

/** A server of another kind, which has taken the port, may accept a connection and never answer. */
const CONNECT_MS = 10_000;

/** PostgreSQL does not run as root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:']
    .map((name) => users.find((user) => user.startsWith(name)))
    .find((user) => user !== undefined);
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':').map(Number);
  return { uid, gid };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Copies packaged binaries to a folder that an unprivileged user can read. */
function reachable(binaries: string, folder: string, user: { uid?: number }): string {
  if (user.uid === undefined || !binaries.includes('node_modules')) return binaries;
  cpSync(join(binaries, '..'), join(folder, 'native'), { recursive: true });
  return join(folder, 'native', 'bin');
}

/** A folder that the user of the server can write to. */
function folderFor(user: { uid?: number; gid?: number }, prefix: string): string {
  const folder = mkdtempSync(prefix);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  return folder;
}

const TEMPLATE = join(tmpdir(), `portico-postgres-template-${userInfo().uid}`);

/**
 * A cluster created by initdb, once per machine, because initdb takes a second and a copy does not.
 */
function clusterTemplate(binaries: string, user: { uid?: number; gid?: number }): string {
  const template = `${TEMPLATE}-${binaries.replace(/\W+/g, '-')}`;
  if (existsSync(template)) return template;
  const making = folderFor(user, `${TEMPLATE}-making-`);
  const made = spawnSync(
    join(reachable(binaries, making, user), 'initdb'),
    [
      ...['-D', join(making, 'data'), '-U', 'portico', '-A', 'trust', '-E', 'UTF8'],
      ...['--locale=C', '--no-sync'],
    ],
    { ...user, cwd: making, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  try {
    renameSync(making, template);
  } catch {
    // Another worker has created it meanwhile.
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}

/**
 * Starts a cluster in a temporary folder.
 * @param settings further ones, such as `archive_mode=on`
 */
export async function startPostgresServer(
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const user = unprivileged();
  const template = clusterTemplate(postgresBinaries(), user);
  const folder = folderFor(user, join(tmpdir(), 'portico-postgres-'));
  const binaries = reachable(postgresBinaries(), folder, user);
  const data = join(folder, 'data');
  // `cp` keeps owners and modes, which the server requires.
  const copied = spawnSync('cp', ['-a', join(template, 'data'), data], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`cp failed: ${copied.stderr}`);
  let port = await freePort();
  const address = (database: string) => `postgres://portico@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const query: PostgresServer['query'] = async (statement, url = address('postgres')) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const spawnServer = () => {
    const options = [
      ...['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'],
      ...settings,
    ];
    return spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  };
  /** Whether this server answers, and not one of another test that has got the port meanwhile. */
  const answers = async () => {
    const [row] = await query('show data_directory').catch(() => []);
    return row?.data_directory === data;
  };
  /** @param takeFreePort whether the server may use another port when its own is in use */
  const start = async (takeFreePort: boolean) => {
    server = spawnServer();
    await waitFor('PostgreSQL answers', async () => {
      if (server?.exitCode !== null) {
        if (takeFreePort) port = await freePort();
        server = spawnServer();
      }
      return answers();
    });
  };
  const up = () => start(false);
  const down = async () => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGQUIT');
    await ended;
  };
  const hang = async () => {
    const parts = await query('select pid from pg_stat_activity where pid <> pg_backend_pid()');
    const pids = [server!.pid!, ...parts.map(({ pid }) => Number(pid))];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, name);
        } catch {
          // A connection that has been closed meanwhile.
        }
      }
    };
    signal('SIGSTOP');
    return () => signal('SIGCONT');
  };
  const killOnExit = () => void server?.kill('SIGQUIT');
  process.once('exit', killOnExit);
  const stop = async () => {
    process.off('exit', killOnExit);
    await down();
    rmSync(folder, { recursive: true, force: true });
  };
  // Another process may take the port between `freePort` and the start.
  await start(true);
  return {
    query,
    up,
    down,
    hang,
    stop,
    fullDisk: async (table, url) => {
      const [row] = await query(`select pg_relation_filepath('${table}') as path`, url);
      const file = join(data, String(row?.path));
      const put = async (change: () => void) => {
        await query('checkpoint', url);
        change();
        // New connections open the file again.
        await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
          url,
        );
      };
      return {
        fill: () =>
          put(() => {
            renameSync(file, `${file}.kept`);
            symlinkSync('/dev/full', file);
          }),
        free: () => put(() => renameSync(`${file}.kept`, file)),
      };
    },
    newDatabase: async () => {
      databases += 1;
      await query(`create database test_${databases}`);
      return address(`test_${databases}`);
    },
  };
}
