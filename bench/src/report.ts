import { isMet, valueOf, type Goal } from './goals.ts';
import { spread } from './statistics.ts';

interface Report {
  rounds: number;
  /** Medians by load name and field. */
  rows: Record<string, Record<string, number>>;
  /** Milliseconds of first route changes. */
  routeChanges: Record<string, { product: number; monolith: number }>;
  goals: Goal[];
}

/** Prints tables, or JSON for `JSON_OUTPUT`. */
export function report({ rounds, rows, routeChanges, goals }: Report, asJson: boolean): void {
  const met = goals.every(isMet);
  if (asJson) {
    const named = goals.map((goal) => ({
      ...goal,
      ...(typeof goal.value === 'number' ? {} : goal.value),
      value: valueOf(goal),
      met: isMet(goal),
    }));
    console.log(JSON.stringify({ rounds, met, goals: named, rows, routeChanges }, null, 2));
    return;
  }
  console.table(rows);
  console.table(routeChanges);
  printGoals(goals);
}

/** Prints a line per goal: whether it is met, its value with the middle half of the rounds, and its limit. */
export function printGoals(goals: readonly Goal[]): void {
  for (const goal of goals) {
    const { name, value, limit, kind } = goal;
    const sign = kind === 'at least' ? '≥' : '≤';
    const shown = typeof value === 'number' ? value.toFixed(3) : spread(value);
    console.log(`${isMet(goal) ? 'ok  ' : 'MISS'}  ${name}: ${shown}, goal ${sign} ${limit}`);
  }
}
