/** The vertical axis of a chart: its ends and the number of steps between them. */
export interface Axis {
  min: number;
  max: number;
  tickAmount: number;
}

/** Steps aimed at. */
const STEPS = 5;
const NICE = [1, 2, 2.5, 5, 10];

/**
 * An axis around counts that does not start at zero (spec 0 §2): nice whole steps, the values well
 * within. Only a count of zero brings the axis down to zero.
 */
export function axisOf(values: readonly number[]): Axis {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  if (low > high) return { min: 0, max: STEPS, tickAmount: STEPS };
  const step = niceStep((high - low) / STEPS);
  // Equal values stand in the middle.
  const room = low === high ? 2 * step : 0;
  const below = Math.floor((low - room) / step) * step;
  const min = below > 0 ? below : Math.min(low, low - (low % 1));
  const tickAmount = Math.max(1, Math.ceil((high + room - min) / step));
  return { min, max: min + tickAmount * step, tickAmount };
}

/** The least of 1, 2, 2.5, 5, 10, 20, … that is not below `rough`; whole, for counts are. */
function niceStep(rough: number): number {
  if (rough <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = NICE.map((nice) => nice * power).find((nice) => nice >= rough) ?? 10 * power;
  return Math.max(1, Math.round(step));
}
