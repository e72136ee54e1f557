import type { SkippedPage, VisitedPage } from '@portico/sdk/contracts/smoke/run';
import { ProblemError } from '../../http/problem/problem.ts';

/**
 * Requires that a verdict covers the pages of its run, each once. A worker may leave pages out after
 * failures; a release passes only if all of them were loaded.
 * @throws ProblemError 422
 */
export function requireWholeVerdict(
  planned: readonly { path: string }[],
  { pages, skipped }: { pages: readonly VisitedPage[]; skipped: readonly SkippedPage[] },
): void {
  const refuse = (words: string) => {
    throw new ProblemError(422, words, { kind: 'smoke-verdict-incomplete' });
  };
  const covered = [...pages, ...skipped].map(({ path }) => path);
  const wanted = planned.map(({ path }) => path);
  const missing = wanted.find((path) => !covered.includes(path));
  if (missing !== undefined) refuse(`The verdict is missing ${missing}.`);
  const other = covered.find((path) => !wanted.includes(path));
  if (other !== undefined) refuse(`${other} is not a page of this run.`);
  if (covered.length !== wanted.length) refuse('The verdict lists a page twice.');
  if (skipped.length > 0 && pages.every(({ findings }) => findings.length === 0))
    refuse(`${skipped[0]?.path} was skipped although no page failed.`);
}
