import { AdminServer } from '../../src/admin/admin.server.ts';
import { parseCommand } from '../../src/admin/parse-command.ts';
import { printResult } from '../../src/admin/print-result.ts';
import { runCommand } from '../../src/admin/run-command.ts';
import { Config } from '../../src/core/config/config.ts';
import type { TestApi } from '../support/api.ts';

/**
 * The command line of an operator of a running site: through the server's admin endpoint on PGlite,
 * directly on PostgreSQL.
 */
export class Operator {
  private constructor(private readonly config: Config) {}

  static async of(api: TestApi): Promise<Operator> {
    const config = api.app.get(Config);
    if (!config.databaseUrl) await api.app.get(AdminServer).listen();
    return new Operator(config);
  }

  /**
   * @param line as typed, without quotes; `_` stands for a space within an argument
   * @returns what the command line prints
   */
  async run(line: string): Promise<string> {
    const { command } = parseCommand(line.split(' ').map((word) => word.replaceAll('_', ' ')));
    return printResult(command, await runCommand(this.config, command));
  }

  /** @returns the deploy key that `remotes add` prints */
  async add(rest: string): Promise<string> {
    return /ptd_\S+/.exec(await this.run(`remotes add ${rest}`))?.[0] ?? '';
  }
}
