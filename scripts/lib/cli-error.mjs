/** Something that the person at the keyboard can mend: its message is one clear sentence. */
export class CliError extends Error {}

/** The exact words of any thrown value. @param {unknown} error @returns {string} */
export const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Runs a verb. A {@link CliError} ends it with its sentence alone, anything else with its stack;
 * the exit code is 1 either way, else what `verb` returns (0 where it returns nothing).
 * @param {() => Promise<number | void>} verb
 */
export async function run(verb) {
  try {
    process.exitCode = (await verb()) ?? 0;
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = 1;
  }
}
