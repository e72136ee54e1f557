/**
 * The Mann-Whitney test on histograms with equal buckets, one-sided, by the normal approximation
 * with the correction for ties.
 * @returns the probability of times at least as much larger in `suspect` if both come from one
 *   distribution
 */
export function mannWhitney(suspect: readonly number[], reference: readonly number[]): number {
  const n = sumOf(suspect);
  const m = sumOf(reference);
  const total = n + m;
  if (n === 0 || m === 0) return 1;
  let u = 0;
  let below = 0;
  let ties = 0;
  for (const [index, count] of suspect.entries()) {
    const other = reference[index] ?? 0;
    u += count * (below + other / 2);
    below += other;
    ties += (count + other) ** 3 - (count + other);
  }
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance <= 0) return 1;
  return upperTail((u - (n * m) / 2 - 0.5) / Math.sqrt(variance));
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/**
 * @returns the probability that a standard normal value is larger than z; Numerical approximation of the
 *   complementary error function by Chebyshev fitting, relative error below 1.2e-7
 */
function upperTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = COEFFICIENTS.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  const tail = (t * Math.exp(-x * x + series)) / 2;
  return z >= 0 ? tail : 1 - tail;
}

const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];
