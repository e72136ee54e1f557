import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../support/api.ts';
import { addCleanUp } from '../support/clean-up.ts';
import { postgresBinaries } from '../support/postgres-binaries.ts';
import { freePort, unprivileged } from '../support/postgres-server.ts';
import { startPostgres } from '../support/postgres.ts';
import { waitFor } from '../support/wait.ts';

const DEPLOY = join(__dirname, '../../../deploy/postgres');
const ARCHIVE = '/var/lib/portico-archive';

jest.setTimeout(180_000);

/** The settings of deploy/postgres/archiving.conf, with the folders of this test. */
function archivingSettings(archive: string): string[] {
  return readFileSync(join(DEPLOY, 'archiving.conf'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name, value = ''] = /^(\w+) = '?(.*?)'?$/.exec(line) ?? [];
      return `${name}=${value
        .replace(ARCHIVE, archive)
        .replace('/srv/portico/deploy/postgres', DEPLOY)}`;
    });
}

function folder(name: string): string {
  const { uid, gid } = unprivileged();
  const path = mkdtempSync(join(tmpdir(), `portico-${name}-`));
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  addCleanUp(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('a deleted table comes back as it was a moment before, by the scripts of deploy/postgres', async () => {
  const [archive, bases] = [folder('archive'), folder('bases')];
  const postgres = await startPostgres(archivingSettings(archive));
  const databaseUrl = await postgres.newDatabase();
  const { port, pathname } = new URL(databaseUrl);
  const env = {
    PATH: `${postgresBinaries()}:${process.env.PATH}`,
    ...{ ARCHIVE_DIR: archive, BASE_DIR: bases, BASE_COPIES: '1' },
    ...{ PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'portico' },
  };
  const run = (script: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(DEPLOY, script), args, {
      ...{ env, encoding: 'utf8', cwd: archive },
      ...unprivileged(),
    });
    expect([script, status, stderr]).toEqual([script, 0, expect.anything()]);
  };

  const api = await startApi({ databaseUrl });
  const key = await api.newKey('*');
  const push = async (id: string) => {
    const event = { id, timestamp: Math.floor(Date.now() / 1000), guilds: 1, users: 1, ping: 1 };
    const answer = await api.push('POST', '/api/ingest/history', key, { events: [event] });
    expect(await answer.json()).toMatchObject({ accepted: 1 });
  };
  await push('before-the-copy');
  run('base-backup.sh');
  await push('after-the-copy');
  const [moment] = await postgres.query('select now()::text as now');
  await postgres.query('truncate history', databaseUrl);
  await push('after-the-accident');
  await api.stop();
  const [wal] = await postgres.query('select pg_walfile_name(pg_switch_wal()) as name');
  await waitFor('the archive has the last file', () =>
    existsSync(join(archive, String(wal?.name))),
  );

  const began = performance.now();
  const data = join(folder('recovered'), 'data');
  const { uid, gid } = unprivileged();
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  const copies = readdirSync(bases);
  expect(copies).toHaveLength(1);
  run('recover.sh', join(bases, copies[0]!), data, String(moment?.now));
  const other = await freePort();
  const settings = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', 'archive_mode=off'];
  const server = spawn(
    join(postgresBinaries(), 'postgres'),
    ['-D', data, '-p', String(other), ...settings.flatMap((setting) => ['-c', setting])],
    { ...unprivileged(), cwd: data, stdio: 'ignore' },
  );
  addCleanUp(() => void server.kill('SIGQUIT'));
  const recovered = `postgres://portico@127.0.0.1:${other}${pathname}`;
  await waitFor('the server has recovered', async () => {
    const [row] = await postgres
      .query('select pg_is_in_recovery() as recovers', recovered)
      .catch(() => []);
    return row?.recovers === false;
  });
  process.stderr.write(`Recovered after ${((performance.now() - began) / 1000).toFixed(1)} s\n`);

  const again = await startApi({ databaseUrl: recovered });
  const answer = (await (await again.call('/api/history')).json()) as unknown[];
  expect(answer).toHaveLength(2);
  const event = { id: 'after-the-accident', timestamp: 1, guilds: 1, users: 1, ping: 1 };
  const pushed = await again.push('POST', '/api/ingest/history', key, { events: [event] });
  expect(await pushed.json()).toMatchObject({ accepted: 1, duplicates: 0 });
});
