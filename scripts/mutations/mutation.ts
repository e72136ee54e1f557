/** A change of the sources that takes away what a row of docs/threats.md promises. */
export interface Mutation {
  /** Rows of docs/threats.md. */
  rows: readonly number[];
  /** What the change does, in a few words. */
  change: string;
  /** Path of the changed file below the root. */
  file: string;
  /** Text that occurs once in the file. */
  find: string;
  replace: string;
  /** Path of the test file that must turn red, below the root. */
  test: string;
  /** The tests that run, a pattern for their full titles (Jest's `-t`). */
  titles: string;
}

/** What the mutations of one test file share. */
export type InFile = Omit<Mutation, 'test'>;

/** @param test path of the test file that notices all of them */
export const noticedBy = (test: string, mutations: readonly InFile[]): Mutation[] =>
  mutations.map((mutation) => ({ ...mutation, test }));
