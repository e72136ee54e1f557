/** The median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** What several rounds measured: their median, and the limits of their middle half. */
export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** @param values one per round */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { low: at(0.25), median: median(values), high: at(0.75) };
}

/** The ratios of rounds that measured two things in turns. */
export const ratios = (ones: readonly number[], others: readonly number[]): Quartiles =>
  quartiles(ones.map((one, round) => one / (others[round] ?? Number.NaN)));

/** `1.03 (0.98 – 1.10)` */
export const spread = ({ low, median: middle, high }: Quartiles): string =>
  `${middle.toFixed(2)} (${low.toFixed(2)} – ${high.toFixed(2)})`;
