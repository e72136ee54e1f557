import { loadConfig } from './config.ts';
import { NAMED } from '../../../test/support/site-settings.ts';

const load = (env: Record<string, string>) =>
  loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' });

describe('a PostgreSQL address', () => {
  test.each([
    'postgres://u:p@127.0.0.1:5432/portico',
    'postgres://u:p@localhost/portico',
    'postgres://u:p@[::1]:5432/portico',
    'postgres:///portico?host=/run/postgresql',
    'postgres://u:p@db.internal/portico?sslmode=verify-full',
    'postgres://u:p@db.internal/portico?application_name=x&sslmode=require',
  ])('%s is accepted', (address) => {
    expect(load({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  test.each([
    'postgres://u:p@db.internal:5432/portico',
    'postgres://u:p@10.0.0.5/portico?sslmode=prefer',
    'postgres://u:p@10.0.0.5/portico?sslmode=disable',
    'postgres://u:p@db.internal/portico?sslmode=no-verify',
    'postgres://u:p@db.internal/portico?sslmode=require&uselibpqcompat=true',
    'postgres://u:p@localhost.example/portico',
    'postgres://u:p@127.0.0.1/portico?host=db.internal',
  ])(
    '%s of another machine without TLS, or without a check of its certificate, is rejected',
    (address) => {
      expect(() => load({ DATABASE_URL: address })).toThrow(/sslmode=verify-full/);
      expect(() => load({ DATABASE_URL: address })).not.toThrow(/u:p/);
    },
  );

  test('of another machine without TLS is accepted for the named host only', () => {
    const DATABASE_URL = 'postgres://u:p@postgres:5432/portico';
    const allow = (host: string) => load({ DATABASE_URL, ALLOW_WITHOUT_TLS: host });
    expect(allow('postgres').databaseUrl).toBe(DATABASE_URL);
    for (const host of ['1', 'other']) {
      expect(() => allow(host)).toThrow('ALLOW_WITHOUT_TLS=postgres');
    }
  });
});

describe('a pooler', () => {
  const DATABASE_URL = 'postgres://u:p@127.0.0.1:6432/portico';
  const direct = (DATABASE_DIRECT_URL: string, more: Record<string, string> = {}) =>
    load({ DATABASE_URL, DATABASE_DIRECT_URL, ...more });

  test('has a direct address of the same database and user', () => {
    const address = 'postgres://u:p@127.0.0.1:5432/portico';
    expect(direct(address).databaseDirectUrl).toBe(address);
    for (const other of ['postgres://u:p@127.0.0.1/other', 'postgres://v:p@127.0.0.1/portico'])
      expect(() => direct(other)).toThrow(
        'DATABASE_DIRECT_URL must name the database and the user',
      );
    expect(() => direct('postgres://u:p@db.internal/portico')).toThrow(
      'DATABASE_DIRECT_URL names another machine without TLS',
    );
  });

  test('lets the owner use the direct address', () => {
    const address = 'postgres://u:p@127.0.0.1:5432/portico';
    const owner = (DATABASE_OWNER_URL: string) => direct(address, { DATABASE_OWNER_URL });
    const own = 'postgres://o:p@127.0.0.1:5432/portico';
    expect(owner(own).databaseOwnerUrl).toBe(own);
    expect(() => owner('postgres://o:p@127.0.0.1:6432/portico')).toThrow(
      'DATABASE_OWNER_URL must name the database of DATABASE_DIRECT_URL and another user.',
    );
  });
});

test.each([
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_POOL_SIZE', '201'],
  ['DATABASE_WAIT_SECONDS', '-1'],
])('%s=%s is refused', (name, value) => {
  expect(() => load({ [name]: value })).toThrow(`${name} must be`);
});

test('a start waits five minutes with ten connections unless the settings say otherwise', () => {
  expect(load({})).toMatchObject({ databasePoolSize: 10, databaseWaitMs: 300_000 });
  expect(load({ DATABASE_WAIT_SECONDS: '0' }).databaseWaitMs).toBe(0);
});
