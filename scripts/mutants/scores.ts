/** The folder of all sources that are changed. */
export const SOURCES = 'api/src';

/** The fields of Stryker's report that are read. */
export interface Report {
  files: Record<
    string,
    {
      mutants: {
        status: string;
        mutatorName: string;
        replacement?: string;
        location: { start: { line: number; column: number } };
      }[];
    }
  >;
}

/** The mutants of one file. */
export interface Score {
  file: string;
  killed: number;
  /** Without those that are ignored. */
  all: number;
  /** Mutants that were not run, because the runner ended: their files have no score. */
  notRun: number;
  /** `line:column mutator replacement` of each that no test has noticed. */
  survivors: string[];
}

const KILLED = new Set(['Killed', 'Timeout']);
/** Ignored mutants have a reason. */
const NOT_COUNTED = new Set(['Ignored', 'CompileError', 'RuntimeError']);

/** The scores of the files of a report. */
export function scoresOf({ files }: Report): Score[] {
  return Object.entries(files).map(([file, { mutants }]) => {
    const counted = mutants.filter(({ status }) => !NOT_COUNTED.has(status));
    const left = counted.filter(({ status }) => !KILLED.has(status));
    return {
      file: file.replace(`${SOURCES}/`, ''),
      killed: counted.length - left.length,
      all: counted.length,
      notRun: mutants.filter(({ status }) => status === 'RuntimeError').length,
      survivors: left.map(
        ({ location: { start }, mutatorName, replacement = '' }) =>
          `${start.line}:${start.column} ${mutatorName} ${replacement.replace(/\s+/g, ' ')}`,
      ),
    };
  });
}
