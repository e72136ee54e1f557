import type { Goal } from './goals.ts';

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
  const met = goals.every(([, value, limit]) => value <= limit);
  if (asJson) {
    const named = goals.map(([name, value, limit]) => ({
      name,
      value,
      limit,
      met: value <= limit,
    }));
    console.log(JSON.stringify({ rounds, met, goals: named, rows, routeChanges }, null, 2));
    return;
  }
  console.table(rows);
  console.table(routeChanges);
  printGoals(goals);
}

/** Prints a line per goal: whether it is met, value and limit. */
export function printGoals(goals: readonly Goal[]): void {
  for (const [name, value, limit] of goals) {
    console.log(`${value <= limit ? 'ok  ' : 'MISS'}  ${name}: ${value.toFixed(3)} (≤ ${limit})`);
  }
}
