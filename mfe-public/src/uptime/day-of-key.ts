/** Days of a page step. */
const WEEK = 7;

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -WEEK,
  PageUp: WEEK,
};

/**
 * The day that a key chooses in a strip of days.
 * @param index of the chosen day
 * @returns undefined for a key without a meaning here
 */
export function dayOfKey(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, index + step));
}
