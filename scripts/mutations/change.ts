/**
 * A change of the sources that Stryker does not make (docs/decisions/0048), and that a row of docs/threats.md must
 * notice: a statement, a lock or a column that is missing, other SQL. It names a function, not a line, so that it
 * survives what changes around it.
 */
export type Change = {
  /** Row of docs/threats.md. */
  row: number;
  /** Path of the changed file below the root. */
  file: string;
  /** `Class.member`, or the name of a function or constant of the file. Default: the whole file, for SQL. */
  in?: string;
  /** Path of the test file that must turn red, below the root. */
  test: string;
  /** The tests that run, a pattern for their full titles (Jest's `-t`). */
  titles: string;
} & Edit;

/** Texts that occur once there; white space of any length counts as one space. */
type Edit = { remove: string } | { replace: readonly [from: string, to: string] };

/** A change without its test file. */
type InFile = Omit<Change, 'test' | 'remove' | 'replace'> & Edit;

/** @param test path of the test file that notices all of them */
export const noticedBy = (test: string, changes: readonly InFile[]): Change[] =>
  changes.map((change) => ({ ...change, test }));

/** The text that is taken away, and what replaces it. */
export const textsOf = (change: Edit): readonly [from: string, to: string] =>
  'remove' in change ? [change.remove, ''] : change.replace;
