import type { LicenseRow, RowProblem } from './license-row.ts';

/** The ids that a file has named so far, with their lines: a license or a server that comes twice is an error. */
export class FileIds {
  private readonly licenses = new Map<string, number>();
  private readonly servers = new Map<string, number>();

  /** Remembers a row. @returns what it repeats */
  problemsOf({ id, guildIds, line }: LicenseRow): RowProblem[] {
    const problems: RowProblem[] = [];
    const first = this.licenses.get(id);
    if (first !== undefined) {
      const problem = `Line ${first} has the same id. Each license needs an id of its own.`;
      problems.push({ line, column: 'id', problem });
    } else this.licenses.set(id, line);
    for (const guildId of guildIds) {
      if (!this.servers.has(guildId)) this.servers.set(guildId, line);
      else if (first === undefined) {
        const problem = `The server ${guildId} is in line ${this.servers.get(guildId)}, too. A server has one license.`;
        problems.push({ line, column: 'server_ids', problem });
      }
    }
    return problems;
  }
}
