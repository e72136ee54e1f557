import { loadConfig } from './config.ts';

const load = (env: Record<string, string>) =>
  loadConfig(env, { toPath: (path) => path, delimiter: ':' });

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
    const allow = (host: string) => load({ DATABASE_URL, ALLOW_DATABASE_WITHOUT_TLS: host });
    expect(allow('postgres').databaseUrl).toBe(DATABASE_URL);
    for (const host of ['1', 'other']) {
      expect(() => allow(host)).toThrow('ALLOW_DATABASE_WITHOUT_TLS=postgres');
    }
  });
});
