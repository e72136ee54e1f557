/**
 * The mutant that is run: what the runner asks and the environment of Jest answers, in one process.
 * @typedef {{ id: string; tests: readonly string[] | undefined }} Job `tests`: full names; undefined: all
 * @typedef {{ ran: number; failedTest?: string; message?: string; isBroken: boolean }} Outcome
 *   `isBroken`: the failed test fails without the mutant, too, so the application has to start again
 */

/** @type {{ job: Job; answer: (outcome: Outcome) => void }[]} */
const waiting = [];
/** @type {((next: (typeof waiting)[number] | undefined) => void) | undefined} */
let take;

module.exports = {
  /** Names of the tests that pass without the ones before them; undefined: not tried yet. */
  alone: /** @type {Set<string> | undefined} */ (undefined),

  /**
   * Runs a mutant in the started application.
   * @param {Job} job
   * @returns {Promise<Outcome>}
   */
  run: (job) =>
    new Promise((answer) => {
      waiting.push({ job, answer });
      take?.(waiting.shift());
    }),

  /** Ends the run of Jest once it waits. */
  end: () => take?.(undefined),

  /** The next mutant; undefined: no more. */
  next: () =>
    /** @type {Promise<(typeof waiting)[number] | undefined>} */ (
      new Promise((resolve) => {
        take = (next) => {
          take = undefined;
          resolve(next);
        };
        if (waiting.length > 0) take(waiting.shift());
      })
    ),
};
