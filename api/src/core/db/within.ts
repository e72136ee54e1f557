import { DatabaseAwayError } from './away.ts';

/**
 * Waits for the database no longer than it is worth.
 * @throws DatabaseAwayError after `ms` milliseconds; else as `answer` does
 */
export async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAwayError()), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
