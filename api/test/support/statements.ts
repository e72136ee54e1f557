import { PgliteSession } from 'drizzle-orm/pglite';

/**
 * Counts the statements that a call sends to the embedded database, also within transactions.
 * @returns their number
 */
export async function countStatements(call: () => Promise<unknown>): Promise<number> {
  const prepared = jest.spyOn(PgliteSession.prototype, 'prepareQuery');
  try {
    await call();
    return prepared.mock.calls.length;
  } finally {
    prepared.mockRestore();
  }
}
