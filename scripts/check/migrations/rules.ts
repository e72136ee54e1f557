import type { ReleasedSchema } from './read-migrations.ts';
import type { Step } from './step.ts';

export type Rule = 'contract' | 'never' | 'lock' | 'unknown';

export interface Finding {
  rule: Rule;
  /** One sentence, or more. */
  text: string;
}

export interface Surroundings {
  /** The version whose replicas run beside the migration. */
  last: ReleasedSchema;
  /** Tables that migrations since that version have created. */
  newTables: Set<string>;
  /** `table.column` added since that version. */
  newColumns: Set<string>;
}

const CONTRACT =
  'Do it one version later, in a file that begins with "-- contract: <version that stopped using it>".';

const contract = (text: string): Finding => ({ rule: 'contract', text: `${text} ${CONTRACT}` });
const never = (text: string): Finding => ({ rule: 'never', text });
const lock = (text: string): Finding => ({ rule: 'lock', text });

/** What is wrong with a step beside running replicas of the last version. */
export function findingsOf(step: Step, { last, newTables, newColumns }: Surroundings): Finding[] {
  if ('table' in step && step.table && newTables.has(step.table)) return [];
  const { version } = last;
  // The last version does not write columns that it does not know.
  const isOfNewColumn =
    'columns' in step && step.columns.some((name) => newColumns.has(`${step.table}.${name}`));
  switch (step.does) {
    case 'add-column':
      return [
        ...(step.required
          ? [
              never(
                `adds ${step.table}.${step.column} as NOT NULL without a default: inserts of ${version} would fail.`,
              ),
            ]
          : []),
        ...(step.rewrites
          ? [
              lock(
                `adds ${step.table}.${step.column} in a way that writes or reads every row under a lock. Add it without, and fill it in a job.`,
              ),
            ]
          : []),
      ];
    case 'drop':
      return [
        contract(`drops ${step.what}, which ${version} may use.`),
        ...(step.locks
          ? [lock(`drops ${step.what} under a lock: use DROP INDEX CONCURRENTLY in its own file.`)]
          : []),
      ];
    case 'rename':
      return [
        never(`renames ${step.what}: ${version} reads the old name. Add the new one beside it.`),
      ];
    case 'change-type':
      return [
        never(
          `changes the type of ${step.table}.${step.what}, which ${version} reads and writes. Add a column of the new type.`,
        ),
      ];
    case 'require':
      return [
        contract(`makes ${step.table}.${step.what} NOT NULL, and ${version} may write null.`),
      ];
    case 'change-rows':
      return [
        lock(
          `${step.what} rows of ${step.table} in one transaction. Do it in a job, in short steps.`,
        ),
      ];
    case 'index':
      return [
        ...(step.unique && !isOfNewColumn
          ? [contract(`makes rows of ${step.table} unique, and ${version} may write others.`)]
          : []),
        ...(step.concurrently
          ? []
          : [
              lock(
                `creates an index on ${step.table}, which blocks its writes: use CREATE INDEX CONCURRENTLY in its own file (.concurrently() in the table).`,
              ),
            ]),
      ];
    case 'constrain':
      return [
        ...(isOfNewColumn
          ? []
          : [contract(`adds ${step.what} to ${step.table}, and ${version} may write other rows.`)]),
        ...(step.locks
          ? [
              lock(
                `adds ${step.what} to ${step.table} and reads it under a lock: add it NOT VALID (UNIQUE: USING INDEX), and validate it in another file.`,
              ),
            ]
          : []),
      ];
    case 'unknown':
      return [
        {
          rule: 'unknown',
          text: `has ${step.what}, for which scripts/check/migrations has no rule.`,
        },
      ];
    default:
      return [];
  }
}
