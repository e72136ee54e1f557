import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LateStartFailure } from '../../src/core/process/late-start-failure.ts';
import { startApi } from '../support/api.ts';
import { newAuthority, signServer } from '../support/certificates.ts';
import { tempFolder } from '../support/folders.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { unprivileged } from '../support/postgres-server.ts';
import { waitFor } from '../support/wait.ts';

jest.setTimeout(60_000);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});

test('a PostgreSQL that cannot be reached is waited for, and then the process ends with a sentence', async () => {
  const databaseUrl = (await postgres.newDatabase()).replace('portico@', 'portico:secret@');
  const { port } = new URL(databaseUrl);
  await postgres.down();
  const api = await startApi({ databaseUrl, env: { DATABASE_WAIT_SECONDS: '1' } });
  const place = `PostgreSQL at 127.0.0.1:${port}/`;
  expect(api.logs()).toContain(place);
  expect(api.logs()).toContain('This process waits 1 seconds for it, and then ends.');
  const error = await api.app.get(LateStartFailure).reported;
  expect(String(error)).toContain(place);
  expect(String(error)).toMatch(/could not be reached for 1 seconds \(connect ECONNREFUSED/);
  expect(String(error) + api.logs()).not.toContain('secret');
  await postgres.up();
});

test('a database that does not exist ends the start with a sentence', async () => {
  const databaseUrl = (await postgres.newDatabase()).replace(/test_\d+$/, 'mistyped');
  await expect(startApi({ databaseUrl })).rejects.toThrow(
    /mistyped \(DATABASE_URL\) has no such database: correct the name in the address, or create it\.$/,
  );
});

describe('TLS', () => {
  afterEach(async () => {
    await postgres.query('alter system reset all');
    await postgres.query('select pg_reload_conf()');
    await waitFor('TLS is off', async () => {
      const [row] = await postgres.query('show ssl');
      return row?.ssl === 'off';
    });
  });

  test('is refused in one sentence where the server has none', async () => {
    const databaseUrl = `${await postgres.newDatabase()}?sslmode=verify-full`;
    await expect(startApi({ databaseUrl })).rejects.toThrow('does not offer TLS');
  });

  test('accepts the certificate of the named authority, and no other', async () => {
    const folder = tempFolder();
    const { uid, gid } = unprivileged();
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const authority = await newAuthority('authority');
    write('authority.pem', authority.certificate);
    write('other.pem', (await newAuthority('other')).certificate);
    const server = await signServer(authority);
    write('server.pem', server.certificate);
    write('server.key', server.key);
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'server.key'), 0o600);
    if (uid !== undefined && gid !== undefined) chownSync(join(folder, 'server.key'), uid, gid);
    for (const setting of [
      `ssl_cert_file = '${join(folder, 'server.pem')}'`,
      `ssl_key_file = '${join(folder, 'server.key')}'`,
      'ssl = on',
    ]) {
      await postgres.query(`alter system set ${setting}`);
    }
    await postgres.query('select pg_reload_conf()');
    const database = await postgres.newDatabase();
    const signedBy = (name: string) =>
      `${database}?sslmode=verify-full&sslrootcert=${join(folder, `${name}.pem`)}`;
    await waitFor('TLS is on', () =>
      postgres.query('select 1', signedBy('authority')).then(
        () => true,
        () => false,
      ),
    );
    await startApi({ databaseUrl: signedBy('authority') });
    const [row] = await postgres.query(
      `select bool_and(ssl) as encrypted from pg_stat_ssl join pg_stat_activity using (pid)
        where datname = current_database() and application_name like 'portico%'`,
      database,
    );
    expect(row).toEqual({ encrypted: true });
    await expect(startApi({ databaseUrl: signedBy('other') })).rejects.toThrow(
      /has a certificate that is not accepted \(\w+\): name its authority with sslrootcert/,
    );
    await expect(startApi({ databaseUrl: signedBy('missing') })).rejects.toThrow(
      /has an address with a file that cannot be read: .*missing\.pem/,
    );
  });
});
