import { DrizzleQueryError } from 'drizzle-orm';
import {
  DatabaseUnavailableError,
  isDatabaseUnavailable,
  isConnectionError,
} from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each<[string, Error]>([
  ['the server refuses connections', withCode('ECONNREFUSED')],
  ['the server is shutting down', withCode('57P01')],
  ['it takes no more connections', withCode('53300')],
  ['the pool got no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a connection was not made in time', new Error('timeout expired')],
  ['a connection broke', new Error('Connection terminated unexpectedly')],
])('a driver error means that the database is away: %s', (_what, error) => {
  expect(isConnectionError(error)).toBe(true);
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], error))).toBe(true);
});

test('wrong use and other people’s connections are no database that is away', () => {
  expect(isConnectionError(withCode('23505'))).toBe(false);
  expect(isDatabaseUnavailable(withCode('ECONNRESET'))).toBe(false);
  expect(isDatabaseUnavailable(new Error('x', { cause: new DatabaseUnavailableError() }))).toBe(
    true,
  );
});
