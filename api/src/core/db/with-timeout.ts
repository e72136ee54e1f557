import { DatabaseUnavailableError } from './database-unavailable.ts';

/**
 * Limits how long a caller waits for the database.
 * @throws DatabaseUnavailableError after `ms` milliseconds, otherwise the error of `answer`
 */
export async function withTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailableError()), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
