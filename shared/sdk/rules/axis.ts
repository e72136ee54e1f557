/** The vertical axis of a chart: its ends and the number of steps between them. */
interface Axis {
  min: number;
  max: number;
  tickAmount: number;
}

/** The intended number of steps. */
const STEPS = 5;
const NICE = [1, 2, 2.5, 5, 10];

/**
 * An axis for counts that does not start at zero (spec 0 §2): round whole steps around the values. It
 * starts at zero only where a value is zero.
 */
export function axisOf(values: readonly number[]): Axis {
  const low = values.reduce((min, value) => Math.min(min, value), Infinity);
  const high = values.reduce((max, value) => Math.max(max, value), -Infinity);
  if (low > high) return { min: 0, max: STEPS, tickAmount: STEPS };
  const step = niceStep((high - low) / STEPS);
  // Equal values are in the middle of the axis.
  const margin = low === high ? 2 * step : 0;
  const below = Math.floor((low - margin) / step) * step;
  const min = below > 0 ? below : Math.min(low, low - (low % 1));
  const tickAmount = Math.max(1, Math.ceil((high + margin - min) / step));
  return { min, max: min + tickAmount * step, tickAmount };
}

/** The least of 1, 2, 2.5, 5, 10, 20, … that is not below `rough`, rounded: counts are whole. */
function niceStep(rough: number): number {
  if (rough <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = NICE.map((nice) => nice * power).find((nice) => nice >= rough) ?? 10 * power;
  return Math.max(1, Math.round(step));
}
