import { CliError } from '../terminal/cli-error.mjs';

/**
 * @typedef {{ status: number, detail: string, kind?: string, issues: { path: string, message:
 *   string }[] }} Problem status 0: no response
 */

/** A release command that the registry rejects, or that the release does not allow. */
export class ReleaseError extends CliError {
  /** @param {Problem} problem */
  constructor(problem) {
    super(textOf(problem));
    this.problem = problem;
    this.exitCode = exitCodeOf(problem);
  }
}

/** @param {string} detail @param {number} [status] the status that decides the exit code */
export const releaseError = (detail, status = 0) =>
  new ReleaseError({ status, detail, issues: [] });

/** @param {Problem} problem */
function textOf({ detail, issues }) {
  if (issues.length === 0) return detail;
  const reasons = issues.map(({ path, message }) => `  - ${path}: ${message}`);
  return [`${detail.split(': ')[0]?.replace(/\.$/, '')}:`, ...reasons].join('\n');
}

/** Exit codes distinguish the reasons for pipelines (docs/releases.md). @param {Problem} problem */
function exitCodeOf({ status }) {
  if (status === 400 || status === 422) return 3;
  if (status === 404 || status === 409) return 4;
  if (status === 401 || status === 403) return 5;
  return 1;
}
