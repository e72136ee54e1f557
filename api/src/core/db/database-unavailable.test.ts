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
  ['the server accepts no more connections', withCode('53300')],
  ['the pool got no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a connection was not made in time', new Error('timeout expired')],
  ['a connection broke', new Error('Connection terminated unexpectedly')],
])('the database is unavailable when %s', (_what, error) => {
  expect(isConnectionError(error)).toBe(true);
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], error))).toBe(true);
});

test('failed statements and connections of other services do not count as an unavailable database', () => {
  expect(isConnectionError(withCode('23505'))).toBe(false);
  expect(isDatabaseUnavailable(withCode('ECONNRESET'))).toBe(false);
  expect(isDatabaseUnavailable(new Error('x', { cause: new DatabaseUnavailableError() }))).toBe(
    true,
  );
});
