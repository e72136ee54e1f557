import type { ImportReport } from './import-report.ts';
import type { LicenseRow, RowProblem } from './license-row.ts';

/** A file with a wrong column has as many problems as rows. */
const MAX_PROBLEMS = 20;
/** Spreadsheets keep 15 digits. */
const ROUNDED = /^\d{15}0+$/;

/** Counts what an import does. */
export class ImportCount {
  rows = 0;
  created = 0;
  existing = 0;
  slots = 0;
  servers = 0;
  mailed = 0;
  problemCount = 0;
  private readonly problems: RowProblem[] = [];
  private rounded: ImportReport['rounded'] = null;

  add(problem: RowProblem): void {
    this.problemCount += 1;
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(problem);
  }

  addLicenses(licenses: readonly LicenseRow[]): void {
    this.created += licenses.length;
    for (const { servers, guildIds } of licenses) {
      this.slots += servers;
      this.servers += guildIds.length;
    }
  }

  /** Looks at the ids of a row. Some real ones end with zeros, so this is no problem of the file. */
  look({ userId, guildIds, line }: LicenseRow): void {
    const count = [userId, ...guildIds].filter((id) => ROUNDED.test(id)).length;
    if (count > 0)
      this.rounded = {
        line: this.rounded?.line ?? line,
        count: count + (this.rounded?.count ?? 0),
      };
  }

  report(isDryRun: boolean): ImportReport {
    const { rows, created, existing, slots, servers, mailed, problemCount, rounded } = this;
    const problems = [...this.problems].sort((a, b) => a.line - b.line);
    return {
      ...{ isDryRun, rows, created, existing, slots, servers, mailed },
      ...{ rounded, problemCount, problems },
    };
  }
}
