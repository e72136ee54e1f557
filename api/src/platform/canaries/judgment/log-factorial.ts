/** ln n! of small numbers, the most frequent ones. */
const TABLE: number[] = [0];
for (let n = 1; n < 256; n += 1) TABLE.push((TABLE[n - 1] ?? 0) + Math.log(n));

/** @returns ln n!, by Stirling's series (relative error below 1e-12) for large numbers */
export function logFactorial(n: number): number {
  const tabulated = TABLE[n];
  if (tabulated !== undefined) return tabulated;
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + series;
}

/** @returns the logarithm of the number of ways to choose k of n */
export const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k);
