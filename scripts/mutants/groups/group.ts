/** Sources of the API whose mutants are run together, and the tests that must notice them. */
export interface Group {
  /** Below `api/src`. */
  sources: readonly string[];
  /** Below `api`. Tests that need PostgreSQL or processes are left out, because they take long. */
  tests: readonly string[];
}
