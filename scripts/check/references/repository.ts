/** The targets that references may have. */
export interface Repository {
  /** Every file and folder, as paths below the root. */
  paths: ReadonlySet<string>;
  /** Scripts of all package.json files. */
  scripts: ReadonlySet<string>;
  /** Sections and rules: `0 §2`, `0 §2.14`. */
  requirements: ReadonlySet<string>;
  /** Numbers of decision records: `0012`. */
  decisions: ReadonlySet<string>;
  /** Numbers of rows in docs/threats.md. */
  threats: ReadonlySet<string>;
  /** Anchors of the headings of a Markdown file; undefined if there is no such file. */
  anchorsOf: (path: string) => ReadonlySet<string> | undefined;
}

export interface Source {
  /** Path below the root. */
  path: string;
  text: string;
}

/** A dead reference. */
export interface DeadReference {
  /** Offset in the text. */
  at: number;
  problem: string;
}

export type ReferenceCheck = (source: Source, repository: Repository) => DeadReference[];
