import type { Report } from '../../core/doctor/finding.ts';

const WORDS = { ok: 'ok', problem: 'PROBLEM', skipped: 'skipped' } as const;

/** The report for people: one line per finding, and below each problem how to solve it. */
export function printReport({ problems, findings }: Report): string {
  const lines = findings.flatMap(({ check, state, message, fix }) => [
    `${WORDS[state].padEnd(9)}${check.padEnd(13)}${message}`,
    ...(fix === undefined ? [] : [`${' '.repeat(22)}${fix}`]),
  ]);
  const sum =
    problems === 0 ? 'No problems.' : problems === 1 ? 'One problem.' : `${problems} problems.`;
  return [...lines, '', sum].join('\n');
}
