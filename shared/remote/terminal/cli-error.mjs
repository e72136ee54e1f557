/** An error that the caller can correct: its message is shown alone, without a stack. */
export class CliError extends Error {
  /** Exit code of the command: 1 failed, 2 wrong usage. */
  exitCode = 1;
}

/** Arguments that the command does not take. */
export class UsageError extends CliError {
  /** @override */
  exitCode = 2;
}

/** The message of any thrown value. @param {unknown} error @returns {string} */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a command. A {@link CliError} shows its message alone and sets its exit code,
 * any other error shows its stack.
 * @param {() => Promise<unknown>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = error instanceof CliError ? error.exitCode : 1;
  }
}
