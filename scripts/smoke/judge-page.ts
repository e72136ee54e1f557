import type { SmokeFinding, SmokeRule } from '@portico/sdk/contracts/smoke/run';
import { budgetProblems } from './checks/budget.ts';
import { errorProblems } from './checks/errors.ts';
import { globalProblems } from './checks/globals.ts';
import { policyProblems } from './checks/policy.ts';
import { renderedProblems } from './checks/rendered.ts';
import { shellProblems } from './checks/shell.ts';
import type { Observation } from './observation.ts';

/** Limits of a verdict. */
const MAX_FINDINGS = 20;
const MAX_WORDS = 500;

interface PageRules {
  chrome: string;
  /** Bytes; null: no limit. */
  budget: number | null;
  hasSameLinks: boolean;
  /** The release is a shell, which may change its own elements. */
  isShell: boolean;
}

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
 * @returns reasons against the release, and problems that the live page also has
 */
export function judgePage(
  seen: Observation,
  live: Observation | undefined,
  { chrome, budget, hasSameLinks, isShell }: PageRules,
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
    const before = isShell ? undefined : live?.screen;
    add('shell', shellProblems(seen.screen, chrome, before, hasSameLinks));
  }
  add('budget', budgetProblems(seen.bytes, budget));
  // A new page may redirect to another site; an existing one must not start to.
  if (seen.leadsTo !== undefined && !live)
    notes.push(...findings.splice(0).map(({ words }) => words));
  return { findings: findings.slice(0, MAX_FINDINGS), notes: notes.slice(0, MAX_FINDINGS) };
}
