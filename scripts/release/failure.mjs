/**
 * @typedef {{ status: number, detail: string, kind?: string,
 *   issues: { path: string, message: string }[] }} Problem status 0: there was no answer
 */

/** Something that the person at the keyboard, or the pipeline, can act upon. */
export class Failure extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }

  /** Lets a pipeline tell what happened without reading words. */
  get exitCode() {
    const { status } = this.problem;
    if (status === 400 || status === 422) return 3;
    if (status === 404 || status === 409) return 4;
    if (status === 401 || status === 403) return 5;
    return 1;
  }
}

/** @param {string} detail @param {number} [status] as if the registry had answered it */
export const failure = (detail, status = 0) => new Failure({ status, detail, issues: [] });
