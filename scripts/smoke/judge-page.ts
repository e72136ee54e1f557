import type { SmokeFinding, SmokeRule } from '@portico/sdk/contracts/smoke/run';
import type { SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import { budgetProblems } from './checks/budget.ts';
import { declaredProblems } from './checks/declared.ts';
import { errorProblems } from './checks/errors.ts';
import { globalProblems } from './checks/globals.ts';
import { policyProblems } from './checks/policy.ts';
import { renderedProblems } from './checks/rendered.ts';
import { shellProblems } from './checks/shell.ts';
import type { Observation } from './observation.ts';

/** Limits of a verdict. */
const MAX_FINDINGS = 20;
const MAX_WORDS = 500;

type Task = Pick<SmokeTask, 'release' | 'declared' | 'calls' | 'budget_bytes' | 'same_links'>;

/** Problems that only count if the live page does not have them. */
const COMPARED: Partial<Record<SmokeRule, (observation: Observation) => string[]>> = {
  rendered: renderedProblems,
  errors: errorProblems,
  policy: policyProblems,
  globals: globalProblems,
};

/**
 * Judges one page.
 * @param live the live page at the same address; undefined if there is none
 * @param chrome of the page
 * @returns reasons against the release, and problems that the live page also has
 */
export function judgePage(
  seen: Observation,
  live: Observation | undefined,
  task: Task,
  chrome: string,
): { findings: SmokeFinding[]; notes: string[] } {
  const findings: SmokeFinding[] = [];
  const notes: string[] = [];
  const add = (rule: SmokeRule, problems: string[], before: readonly string[] = []) => {
    for (const problem of problems) {
      const words = problem.slice(0, MAX_WORDS);
      if (before.includes(problem))
        notes.push(`Also on the live page: ${problem}`.slice(0, MAX_WORDS));
      else findings.push({ rule, words });
    }
  };
  for (const [rule, problemsOf] of Object.entries(COMPARED))
    add(rule as SmokeRule, problemsOf(seen), live && problemsOf(live));
  if (seen.screen?.isActive && seen.leadsTo === undefined) {
    // A shell may change its own elements.
    const before = task.release.kind === 'shell' ? undefined : live?.screen;
    add('shell', shellProblems(seen.screen, chrome, before, task.same_links));
  }
  add('budget', budgetProblems(seen.bytes, task.budget_bytes));
  add('declared', declaredProblems(seen, task));
  // A new page may redirect to another site; an existing one must not start to.
  if (seen.leadsTo !== undefined && !live)
    notes.push(...findings.splice(0).map(({ words }) => words));
  return { findings: findings.slice(0, MAX_FINDINGS), notes: notes.slice(0, MAX_FINDINGS) };
}
