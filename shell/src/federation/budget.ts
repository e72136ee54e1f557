/** The rejection of a promise that exceeds its time budget. */
export class OverBudget extends Error {}

/**
 * @param ms time that the promise may take
 * @returns the promise's outcome, or a rejection once the time is over
 */
export function withinBudget<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new OverBudget(`No answer within ${ms / 1000} seconds`)),
      ms,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
