/** An error that the caller can fix: its message is printed without a stack trace. */
export class CliError extends Error {
  /** Exit code of the command: 1 failure, 2 invalid usage. */
  exitCode = 1;
}

/** Invalid arguments. */
export class UsageError extends CliError {
  /** @override */
  exitCode = 2;
}

/** The message of any thrown value. @param {unknown} error @returns {string} */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a command. A {@link CliError} prints its message and sets its exit code; any other error
 * prints its stack trace.
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
