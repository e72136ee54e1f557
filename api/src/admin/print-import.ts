import { countOf } from '@portico/sdk/rules/count';
import type { ImportReport } from '../commerce/imports/import-report.ts';

/** What an import of licenses did, for people. */
export function printImport(report: ImportReport): string {
  const { isDryRun, rows, created, slots, servers, mailed, existing, rounded } = report;
  const { problems, problemCount } = report;
  const lines = problems.map(
    ({ line, column, problem }) => `Line ${line}${column ? `, ${column}` : ''}: ${problem}`,
  );
  if (problemCount > problems.length)
    lines.push(`… and ${countOf(problemCount - problems.length, 'more problem')}.`);
  if (rounded) {
    lines.push(
      `${countOf(rounded.count, 'Discord ID')} may have been rounded by a spreadsheet: only zeros follow the 15th digit. The first is in line ${rounded.line}.`,
    );
  }
  if (problemCount > 0) {
    lines.push(
      `Nothing was imported: ${countOf(problemCount, 'problem')} in ${countOf(rows, 'row')}. Correct the file, and import it again.`,
    );
  } else {
    const made = `${countOf(created, 'license')} with ${countOf(slots, 'slot')}, of which ${servers} cover a server`;
    const told = mailed > 0 ? `; ${countOf(mailed, 'email')} to their owners` : '';
    const old = `${countOf(existing, 'license')} were here already`;
    lines.push(
      isDryRun
        ? `Dry run, nothing was imported. An import would create ${made}${told}; ${old}.`
        : `Imported ${made}${told}; ${old}.`,
    );
  }
  return lines.join('\n');
}
