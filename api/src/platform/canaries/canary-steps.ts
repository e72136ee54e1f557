import { ProblemError } from '../../http/problem/problem.ts';

const DEFAULT_STEPS = [10, 25, 50];
/** Some visitors must keep the old version, for comparison. */
const MAX_SHARE = 90;

/**
 * @param share the first step; later steps are larger
 * @param steps shares in percent; a final 100 is the promote
 * @returns the shares before the promote, ascending
 * @throws ProblemError 400
 */
export function canarySteps(share: number | undefined, steps: readonly number[] | undefined) {
  const given = steps ?? DEFAULT_STEPS;
  const below = given.at(-1) === 100 ? given.slice(0, -1) : given;
  const all = share === undefined ? below : [share, ...below.filter((step) => step > share)];
  const isAscending = all.every((step, index) => step > (all[index - 1] ?? 0));
  if (all.length === 0 || !isAscending || (all.at(-1) ?? 0) > MAX_SHARE) {
    throw new ProblemError(
      400,
      `Canary steps must be ascending percentages from 1 to ${MAX_SHARE}; a final 100 is the promote. Example: 10, 25, 50, 100.`,
      { kind: 'canary-steps' },
    );
  }
  return [...all];
}
