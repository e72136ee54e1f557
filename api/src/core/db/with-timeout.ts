import { DatabaseUnavailableError } from './database-unavailable.ts';

/**
 * Waits for the database no longer than it is worth.
 * @throws DatabaseUnavailableError after `ms` milliseconds; else as `answer` does
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
