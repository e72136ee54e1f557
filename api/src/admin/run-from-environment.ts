import { delimiter, resolve } from 'node:path';
import { ConfigError, loadConfig, type Config } from '../core/config/config.ts';
import type { AdminCommand } from './admin.commands.ts';
import { settingsReport } from './doctor/settings-report.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs a command with the settings of a process's environment.
 * @returns its result, and the settings where they are valid
 * @throws ConfigError, and ProblemError with a message for people
 */
export async function runFromEnvironment(
  command: AdminCommand,
  env: NodeJS.ProcessEnv,
): Promise<{ result: unknown; config?: Config }> {
  const read = () => loadConfig(env, { toPath: (path) => resolve(path), delimiter });
  try {
    const config = read();
    // Where no running site answers, the doctor says what a start with these settings would say.
    return { config, result: await runCommand(config, command) };
  } catch (error) {
    if (command.name === 'doctor' && error instanceof ConfigError)
      return { result: settingsReport(error) };
    throw error;
  }
}
